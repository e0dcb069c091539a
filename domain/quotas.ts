/** How much may be stored, and how much is: of a project, and of all projects that its owner owns. Bytes are those of texts. */
export type Quotas = {
  sectionsPerProject: number;
  stringsPerProject: number;
  stringsPerUser: number;
  bytesPerProject: number;
  bytesPerUser: number;
};

/** What a project has, and all projects of its owner together. */
export type Use = { strings: number; bytes: number; owner_strings: number; owner_bytes: number };

/** What is about to come in. */
type Coming = { strings?: number; bytes?: number };

/** Each quota by the kind of its refusal: what is there, what comes, what may be. The nearest to the project first. */
const QUOTAS = {
  quotaStrings: (use: Use, { strings = 0 }: Coming, most: Quotas) =>
    strings > 0 && use.strings + strings > most.stringsPerProject,
  quotaBytes: (use: Use, { bytes = 0 }: Coming, most: Quotas) =>
    bytes > 0 && use.bytes + bytes > most.bytesPerProject,
  quotaUserStrings: (use: Use, { strings = 0 }: Coming, most: Quotas) =>
    strings > 0 && use.owner_strings + strings > most.stringsPerUser,
  quotaUserBytes: (use: Use, { bytes = 0 }: Coming, most: Quotas) =>
    bytes > 0 && use.owner_bytes + bytes > most.bytesPerUser,
};

export type QuotaKind = keyof typeof QUOTAS;

/** Which quota is against storing something more. */
export function whyNotStore(use: Use, coming: Coming, most: Quotas): QuotaKind | undefined {
  const kinds = Object.keys(QUOTAS) as QuotaKind[];
  return kinds.find((kind) => QUOTAS[kind](use, coming, most));
}
