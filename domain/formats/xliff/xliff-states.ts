/** What a file says of a translation: nobody is sure of it, it is one, or it is approved. */
export type XliffStatus = 'initial' | 'translated' | 'approved';

/** How both versions of XLIFF call it: 1.2 in `state` of a target, 2 in `state` of a segment. */
export const STATES = {
  1: {
    none: 'needs-translation',
    initial: 'needs-review-translation',
    translated: 'translated',
    approved: 'final',
  },
  2: { none: 'initial', initial: 'initial', translated: 'translated', approved: 'final' },
} as const;
export type XliffVersion = keyof typeof STATES;

const APPROVED: ReadonlySet<string> = new Set(['final', 'signed-off']);

/** The status that a state says; a target without a state is a translation. */
export function statusOf(state: string | undefined, isApproved: boolean): XliffStatus {
  if (isApproved || APPROVED.has(state ?? '')) return 'approved';
  const isUnsure = state !== undefined && /^(?:new$|initial$|needs-)/.test(state);
  return isUnsure ? 'initial' : 'translated';
}

/** Whether a state says that a target is still to be translated, so that one equal to the source is none. */
export const isUntranslated = (state: string | undefined): boolean =>
  state === 'new' || state === 'needs-translation' || state === 'initial';

/** Whether a state may stay that says this, for a translation of this status whose text is as it was. */
export const maySay = (stated: XliffStatus, status: XliffStatus): boolean =>
  stated === status || (stated === 'approved' && status === 'translated');
