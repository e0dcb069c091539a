/** What stands between the parts of a context that a file gives a string: of gettext `msgctxt`, then the comments. */
export const BETWEEN_PARTS = ' · ';

/** The first part of a context, which tells strings of one text apart; what follows may differ between files. */
export function firstPart(context: string): string {
  const end = context.indexOf(BETWEEN_PARTS);
  return end < 0 ? context : context.slice(0, end);
}
