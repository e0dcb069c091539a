/**
 * How much may be stored (api.20, limits.13) in a project, and in all projects of its owner. Bytes are those of texts.
 */
export type Quotas = {
  sectionsPerProject: number;
  stringsPerProject: number;
  stringsPerUser: number;
  bytesPerProject: number;
  bytesPerUser: number;
};

/** How much a project and all projects of its owner store. */
export type StoredUsage = { strings: number; bytes: number; owner_strings: number; owner_bytes: number };

/** How much is to be added. */
type Growth = { strings?: number; bytes?: number };

/**
 * The quotas by the kind of their failure: what is stored, what is added, what is allowed. Quotas of the project come
 * first.
 */
const QUOTAS = {
  quotaStrings: (use: StoredUsage, { strings = 0 }: Growth, most: Quotas) =>
    strings > 0 && use.strings + strings > most.stringsPerProject,
  quotaBytes: (use: StoredUsage, { bytes = 0 }: Growth, most: Quotas) =>
    bytes > 0 && use.bytes + bytes > most.bytesPerProject,
  quotaUserStrings: (use: StoredUsage, { strings = 0 }: Growth, most: Quotas) =>
    strings > 0 && use.owner_strings + strings > most.stringsPerUser,
  quotaUserBytes: (use: StoredUsage, { bytes = 0 }: Growth, most: Quotas) =>
    bytes > 0 && use.owner_bytes + bytes > most.bytesPerUser,
};

export type QuotaKind = keyof typeof QUOTAS;

/** The first quota that an addition would exceed. */
export function whyNotStore(use: StoredUsage, growth: Growth, most: Quotas): QuotaKind | undefined {
  const kinds = Object.keys(QUOTAS) as QuotaKind[];
  return kinds.find((kind) => QUOTAS[kind](use, growth, most));
}

/** How much more may be added, and whose quota limits it. */
export type Remaining = { left: number; of: 'project' | 'owner' };

/** How much more a project may store. */
export type RemainingQuota = { sections: number; strings: Remaining; bytes: Remaining };

const leftOf = (inProject: number, inOwners: number): Remaining => {
  const of = inProject <= inOwners ? 'project' : 'owner';
  return { left: Math.max(Math.min(inProject, inOwners), 0), of };
};

/** How much more a project may store, in the numbers that {@link whyNotStore} checks. */
export function remainingQuota(use: StoredUsage & { sections: number }, most: Quotas): RemainingQuota {
  return {
    sections: Math.max(most.sectionsPerProject - use.sections, 0),
    strings: leftOf(most.stringsPerProject - use.strings, most.stringsPerUser - use.owner_strings),
    bytes: leftOf(most.bytesPerProject - use.bytes, most.bytesPerUser - use.owner_bytes),
  };
}

/** By how much an addition exceeds a quota in strings or bytes, and whose quota it is. */
export type Excess = { part: keyof RemainingQuota; over: number; of: Remaining['of'] };

/** The first quota that an addition exceeds; undefined if everything fits. */
export function excessOf(
  room: RemainingQuota,
  addition: Record<keyof RemainingQuota, number>,
): Excess | undefined {
  const lefts: [Excess['part'], Remaining][] = [
    ['sections', { left: room.sections, of: 'project' }],
    ['strings', room.strings],
    ['bytes', room.bytes],
  ];
  for (const [part, { left, of }] of lefts) {
    const over = addition[part] - left;
    if (addition[part] > 0 && over > 0) return { part, over, of };
  }
  return undefined;
}
