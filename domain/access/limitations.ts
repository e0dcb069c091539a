/**
 * What a site administrator may deny a user, as bits of `limitations` (users.9). Bit 4 denies two things: editing
 * comments, and joining, requesting and leaving projects.
 */
export const LIMITATIONS = {
  creatingProjects: 2,
  editingComments: 4,
  membership: 4,
  addingComments: 8,
  editingProfile: 16,
} as const;

export type LimitedAct = keyof typeof LIMITATIONS;

/** Every bit once. */
export const LIMITATION_BITS = [2, 4, 8, 16] as const;

/** All bits together: the greatest number that `limitations` may be. */
export const ALL_LIMITATIONS = LIMITATION_BITS.reduce<number>((sum, bit) => sum + bit, 0);

/** Whether a user with these bits is denied an action. */
export function isLimited(bits: number, act: LimitedAct): boolean {
  return (bits & LIMITATIONS[act]) !== 0;
}

/** Every bit and whether the mask has it, as a form with a checkbox for each bit needs it. */
export function limitationBits(mask: number) {
  return LIMITATION_BITS.map((bit) => ({ bit, isSet: (mask & bit) !== 0 }));
}

/** The mask with one bit toggled. */
export function toggleBit(mask: number, bit: (typeof LIMITATION_BITS)[number]): number {
  return mask ^ bit;
}

/** Whether a number consists of known bits. */
export function isLimitations(bits: number): boolean {
  // Beyond 32 bits, bitwise operators would see only the lowest ones.
  return Number.isInteger(bits) && bits >= 0 && bits <= ALL_LIMITATIONS && (bits & ~ALL_LIMITATIONS) === 0;
}
