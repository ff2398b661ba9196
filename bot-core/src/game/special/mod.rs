//! Mechanisms that memory of their own makes irreducible, one file each.

pub(super) mod squeeze;
