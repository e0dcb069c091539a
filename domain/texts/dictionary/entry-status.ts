/** What a project wants of a translation of a word; of those that are forbidden or obsolete texts are told (dictionary.19). */
export const ENTRY_STATUSES = ['preferred', 'admitted', 'forbidden', 'obsolete'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** Whether a translation may be used: one of them is asked for where the word stands (dictionary.10). */
export const isPermitted = ({ status }: { readonly status: EntryStatus }): boolean =>
  status === 'preferred' || status === 'admitted';
