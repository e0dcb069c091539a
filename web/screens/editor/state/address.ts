import { LIMITS } from '#domain/core/limits.ts';
import { lengthOf } from '#domain/core/text/text.ts';
import { CHECK_FILTERS } from '#domain/texts/checks/check-filters.ts';
import {
  STATUS_FILTERS,
  STRING_SORTS,
  type StringFilter,
  type StringSort,
  TEXT_FILTERS,
  type TextFilter,
} from '#domain/texts/editor/string-filters.ts';
import { isPageSize } from '../../../data/settings/editor-settings.ts';

/** The filters and the order of the list; what is left out is as the editor opens (editor.4). */
export type ListSearch = StringFilter & { sort?: StringSort; desc?: true };

/** The query parameters of the editor's address, by which a link shows the same to others (editor.2). */
export type EditorSearch = ListSearch & {
  /** From 1; left out: the page of the chosen string, or the first. */
  page?: number;
  /** Rows of a page (editor.9). */
  size?: number;
  /** Id of the chosen string. */
  string?: number;
  /** Id of a comment on the chosen string: opens the comments and shows it. */
  comment?: number;
  /** Opens the form of a new string, at the end of the one section that is open. */
  add?: true;
};

/** Parses query parameters; invalid ones are dropped. */
export function editorSearch(search: Record<string, unknown>): EditorSearch {
  const size = number(search.size);
  const sort = STRING_SORTS.find((name) => name === search.sort && name !== 'index');
  return {
    status: chosenOf(STATUS_FILTERS, search.status),
    checks: chosenOf(CHECK_FILTERS, search.checks),
    from: text(search.from, LIMITS.username.max),
    ...texts(search),
    regex: isOn(search.regex),
    sort,
    desc: isOn(search.desc),
    page: wholeNumber(search.page),
    size: isPageSize(size) ? size : undefined,
    string: wholeNumber(search.string),
    comment: wholeNumber(search.comment),
    add: isOn(search.add),
  };
}

/** The filters and the order among the parameters. */
export function listSearch(search: EditorSearch): ListSearch {
  const { page: _page, size: _size, string: _string, comment: _comment, add: _add, ...list } = search;
  return list;
}

/**
 * The number of rows of a page: from the address, else from the settings. An address with a page but no size means the
 * default size, so that a link shows the same to others.
 */
export function sizeOf({ size, page = 1 }: EditorSearch, preferred: number): number {
  return size ?? (page > 1 ? LIMITS.pageSizeDefault : preferred);
}

/** The size to put into an address, so that this page is the same for others. */
export function sizeInAddress(size: number, page: number): number | undefined {
  return page > 1 && size !== LIMITS.pageSizeDefault ? size : undefined;
}

/** Those of some names that a parameter lists. */
function chosenOf<Name extends string>(names: readonly Name[], value: unknown): readonly Name[] | undefined {
  const listed = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const chosen = names.filter((name) => listed.includes(name));
  return chosen.length === 0 ? undefined : chosen;
}

function texts(search: Record<string, unknown>): { [Name in TextFilter]?: string } {
  const filters: { [Name in TextFilter]?: string } = {};
  for (const name of TEXT_FILTERS) {
    const value = text(search[name], LIMITS.pattern.max);
    if (value !== undefined) filters[name] = value;
  }
  return filters;
}

function text(value: unknown, max: number): string | undefined {
  return typeof value === 'string' && value !== '' && lengthOf(value) <= max ? value : undefined;
}

function isOn(value: unknown): true | undefined {
  return value === true || value === 'true' ? true : undefined;
}

function number(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? Number(value) : value;
}

function wholeNumber(value: unknown): number | undefined {
  const whole = number(value);
  return typeof whole === 'number' && Number.isSafeInteger(whole) && whole >= 1 ? whole : undefined;
}
