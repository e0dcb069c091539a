/**
 * What a site administrator may deny a user, as bits of `limitations` (users.9). Bit 4 denies two things: editing
 * comments, and joining, requesting and leaving projects.
 */
export const RESTRICTIONS = {
  creatingProjects: 2,
  editingComments: 4,
  membership: 4,
  addingComments: 8,
  editingProfile: 16,
} as const;

export type RestrictedAction = keyof typeof RESTRICTIONS;

/** Every bit once. */
export const RESTRICTION_BITS = [2, 4, 8, 16] as const;

/** All bits together: the greatest number that `limitations` may be. */
export const ALL_RESTRICTIONS = RESTRICTION_BITS.reduce<number>((sum, bit) => sum + bit, 0);

/** Whether a user with these bits is denied an action. */
export function isRestricted(bits: number, action: RestrictedAction): boolean {
  return (bits & RESTRICTIONS[action]) !== 0;
}

/** Every bit and whether the mask has it, as a form with a checkbox for each bit needs it. */
export function restrictionBits(mask: number) {
  return RESTRICTION_BITS.map((bit) => ({ bit, isSet: (mask & bit) !== 0 }));
}

/** The mask with one bit toggled. */
export function toggleBit(mask: number, bit: (typeof RESTRICTION_BITS)[number]): number {
  return mask ^ bit;
}

/** Whether a number consists of known bits. */
export function areRestrictions(bits: number): boolean {
  // Beyond 32 bits, bitwise operators would see only the lowest ones.
  return Number.isInteger(bits) && bits >= 0 && bits <= ALL_RESTRICTIONS && (bits & ~ALL_RESTRICTIONS) === 0;
}
