// A small bot on discord.js, which knows nothing of the stand-in for Discord that it runs against:
// a lobby with buttons, a vote by a menu, direct messages. The test plays its people.
//
//   node canary.js https://127.0.0.1:PORT/api AUTHORITY.pem     (the token is in DISCORD_TOKEN)
'use strict';

const fs = require('node:fs');
const {
  ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, MessageFlags,
  StringSelectMenuBuilder,
} = require('discord.js');
const { Agent } = require('undici');

const [api, authority] = process.argv.slice(2);
const agent = new Agent({ connect: { ca: fs.readFileSync(authority), servername: 'discord.com' } });
const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
  rest: { api, agent },
});
const seats = [];
const votes = new Map();
let over = false;

const lobby = () => ({
  content: `Lobby: ${seats.length} seated`,
  components: [
    new ActionRowBuilder().addComponents(
      new ButtonBuilder().setCustomId('join').setLabel('Join').setStyle(ButtonStyle.Success),
      new ButtonBuilder().setCustomId('start').setLabel('Start').setStyle(ButtonStyle.Primary),
    ),
  ],
});

const ballot = () => ({
  content: 'Vote!',
  components: [
    new ActionRowBuilder().addComponents(
      new StringSelectMenuBuilder()
        .setCustomId('vote')
        .addOptions(seats.map((user, index) => ({ label: `${index + 1}. ${user.username}`, value: user.id }))),
    ),
  ],
});

async function closed(channel) {
  const counts = new Map();
  for (const target of votes.values()) counts.set(target, (counts.get(target) ?? 0) + 1);
  const [out] = [...counts].sort((one, other) => other[1] - one[1])[0];
  let unreachable = 0;
  for (const user of seats) {
    await user.send('The vote is closed.').catch((error) => {
      if (error.code !== 50007) throw error;
      unreachable += 1;
    });
  }
  await channel.send({
    content: `Out: <@${out}>, ${unreachable} without direct messages`,
    allowedMentions: { parse: [] },
  });
}

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) return interaction.reply(lobby());
  if (interaction.isButton() && interaction.customId === 'join') {
    seats.push(interaction.user);
    return interaction.update(lobby());
  }
  if (interaction.isButton()) {
    await interaction.deferUpdate();
    return interaction.channel.send(ballot());
  }
  votes.set(interaction.user.id, interaction.values[0]);
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await interaction.editReply('Noted.');
  // A vote may come while another is being answered: the last but one must not close the ballot too.
  if (votes.size < seats.length || over) return;
  over = true;
  await closed(interaction.channel);
});

client.once(Events.ClientReady, (ready) =>
  ready.application.commands.set([{ name: 'table', description: 'Opens a lobby.' }]));

const fail = (error) => {
  console.error(error);
  process.exit(1);
};
process.on('unhandledRejection', fail);
client.on(Events.Error, fail);
client.login(process.env.DISCORD_TOKEN).catch(fail);
