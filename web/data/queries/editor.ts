import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { findMyPlace, findNextString, listEditorRows, openEditorPage } from '#contract/editor.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { pageOfIndex } from '#domain/editor/pagination.ts';
import type { StatusFilter, StringFilter, StringSort } from '#domain/editor/string-filters.ts';
import { guestRead } from '../read-marks/guest-marks.ts';
import { mayBeSignedIn } from '../session/session.ts';
import { call } from '../wire/call.ts';
import { missingRows, NOTHING_PINNED, type PinnedRows, pinRows } from './pinned-rows.ts';

/** One page of the editor: the first response, with the changes since then. */
export type EditorPage = Omit<ReplyOf<typeof openEditorPage>, 'rows'> & PinnedRows;

/** A list of strings: filters, order and page size; project (id or handle) and sections as the address has them. */
export type ListAsked = StringFilter & {
  project: string;
  sections: string;
  sort?: StringSort;
  desc?: boolean;
  size: number;
};

/** One page of a list, counted from 1. */
export type PageAsked = ListAsked & { page: number };

/** The query key of all pages of a project's editor. */
export const editorPages = (project: string) => ['editor', project] as const;

/** The query key of all pages of one list. */
export const pagesOf = (list: ListAsked) => [...editorPages(list.project), queryOf(list)] as const;

/** Milliseconds for which a page that is left stays in the cache: short, so that many pages fill no memory. */
const KEPT = 30_000;

/** Milliseconds for which a page that was prefetched is not fetched again. */
export const FRESH = 10_000;

/**
 * A page of the editor (api.34): rows with translations, the colour of every page, and the progress. Rows that are shown
 * stay in their places when it is fetched again ({@link ./pinned-rows.ts}).
 */
export const editorPageQuery = (asked: PageAsked) =>
  queryOptions({
    queryKey: [...pagesOf(asked), asked.page],
    gcTime: KEPT,
    queryFn: async ({ signal, client, queryKey }): Promise<EditorPage> => {
      const answer = await fetchPage(asked, signal);
      const shown = activePage(client, queryKey);
      if (!shown) return answer;
      const ids = missingRows(shown.rows, answer.rows);
      const rest = ids.length === 0 ? [] : await fetchRows(asked.project, ids, signal);
      // Changes that came during the requests are in the page, and in the responses.
      const rows = pinRows(activePage(client, queryKey) ?? shown, answer.rows, rest);
      // Where fewer pages are left than this one's number, the response is of another page.
      const isThis = answer.page === shown.page;
      return {
        ...answer,
        ...rows,
        page: shown.page,
        arrived: isThis ? rows.arrived : [],
        isReordered: isThis && rows.isReordered,
      };
    },
  });

/** Fetches a page and replaces what is shown of it; `beforeShown` is called just before that. */
export async function reopenPage(
  queries: QueryClient,
  asked: PageAsked,
  beforeShown?: () => void,
): Promise<EditorPage> {
  const page = await fetchPage(asked);
  beforeShown?.();
  queries.setQueryData(editorPageQuery({ ...asked, page: page.page }).queryKey, page);
  return page;
}

/** The page of a list that a string is on, and whether it is in the list at all. Puts that page into the cache. */
export const pageOfStringQuery = (list: ListAsked, string: number) =>
  queryOptions({
    queryKey: ['page of string', list.project, queryOf(list), string],
    gcTime: KEPT,
    queryFn: async ({ signal, client }) => {
      const query = { ...queryOf(list), ...guestReadMarks(list), string };
      const answer = asShown(
        await call(openEditorPage, { params: { project: list.project }, query, signal }),
      );
      const { queryKey } = editorPageQuery({ ...list, page: answer.page });
      if (!activePage(client, queryKey)) client.setQueryData(queryKey, answer);
      return { page: answer.page, isThere: answer.rows.some(({ id }) => id === string) };
    },
  });

/** The rows of strings of any sections; deleted ones are left out. */
export const rowsQuery = (project: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['rows of editor', project, ids],
    queryFn: ({ signal }) => fetchRows(project, ids, signal),
    enabled: ids.length > 0,
  });

/** The string with this index in its section, from 1; undefined when there is none. */
export async function stringAtIndex(
  queries: QueryClient,
  { project, size }: ListAsked,
  section: number,
  index: number,
): Promise<number | undefined> {
  const asked = { project, sections: printSectionId(section), size, page: pageOfIndex(index, size) };
  const { rows } = await queries.fetchQuery(editorPageQuery(asked));
  return rows.find((row) => row.index === index)?.id;
}

/** The string at which the signed-in user continues translating. */
export const myPlaceQuery = (project: string) =>
  queryOptions({
    queryKey: ['my place', project],
    // Each translation changes it.
    staleTime: 0,
    queryFn: ({ signal }) => call(findMyPlace, { params: { project }, signal }),
  });

/** The next string of a list after another that has this status, wrapping around; null when there is none. */
export function nextString(list: ListAsked, after: number | undefined, be: StatusFilter) {
  return call(findNextString, {
    params: { project: list.project },
    query: { ...queryOf(list), ...guestReadMarks(list, be), after, be },
  });
}

async function fetchPage(asked: PageAsked, signal?: AbortSignal): Promise<EditorPage> {
  const query = { ...queryOf(asked), ...guestReadMarks(asked), page: asked.page };
  return asShown(
    await call(openEditorPage, { params: { project: asked.project }, query, ...(signal && { signal }) }),
  );
}

function fetchRows(project: string, ids: readonly number[], signal: AbortSignal) {
  return call(listEditorRows, { params: { project }, query: { ids: ids.join() }, signal });
}

const asShown = (page: ReplyOf<typeof openEditorPage>): EditorPage => ({ ...page, ...NOTHING_PINNED });

/** The cached page, if a component shows it. */
function activePage(client: QueryClient, queryKey: QueryKey): EditorPage | undefined {
  const query = client.getQueryCache().find<EditorPage>({ queryKey, exact: true });
  return query?.isActive() ? query.state.data : undefined;
}

/** Whether cached data is a page with a row of one of these strings. */
export function showsAny(data: unknown, strings: ReadonlySet<number>): boolean {
  return isPage(data) && data.rows.some(({ id }) => strings.has(id));
}

function isPage(data: unknown): data is Pick<EditorPage, 'rows'> {
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows);
}

/**
 * A guest's read marks for a filter by unread comments. They are not in the query key, since the list stays while the guest
 * reads.
 */
function guestReadMarks(list: ListAsked, be?: StatusFilter) {
  const isAsked = be === 'non_read_coms' || list.status?.includes('non_read_coms');
  return isAsked && !mayBeSignedIn() ? guestRead(list) : {};
}

/** A list as query parameters, without defaults. */
function queryOf({ sections, size, status = [], from, regex, sort, desc, ...rest }: ListAsked) {
  const { text, original, translation, key, context } = rest;
  return {
    sections,
    size,
    status: status.length > 0 ? status.join() : undefined,
    from,
    text,
    original,
    translation,
    key,
    context,
    regex: regex ? ('true' as const) : undefined,
    sort: sort === 'index' ? undefined : sort,
    desc: desc ? ('true' as const) : undefined,
  };
}
