import { LIMITS } from '#domain/limits.ts';

/** What the editor's address says beside its sections, so that a link shows the same to a colleague (DECISIONS §10). */
export type EditorSearch = {
  /** From 1; left out: the first. */
  page?: number;
  /** Rows of a page (SPEC §9); left out: SPEC's. */
  size?: number;
  /** Id of the chosen string. */
  string?: number;
};

/** Reads it; what makes no sense counts as not said. */
export function editorSearch(search: Record<string, unknown>): EditorSearch {
  return {
    page: wholeNumber(search.page, 1, Number.MAX_SAFE_INTEGER),
    size: wholeNumber(search.size, LIMITS.pageSize.min, LIMITS.pageSize.max),
    string: wholeNumber(search.string, 1, Number.MAX_SAFE_INTEGER),
  };
}

function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= min && number <= max
    ? number
    : undefined;
}
