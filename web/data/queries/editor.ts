import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { EndpointOf } from '#contract/calls.ts';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import {
  findMyPlace,
  findNextString,
  listEditorRows,
  openEditorPage,
} from '#contract/texts/editor.routes.ts';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Section } from '#contract/texts/sections.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { pageOfIndex } from '#domain/texts/editor/pagination.ts';
import type { StatusFilter, StringFilter, StringSort } from '#domain/texts/editor/string-filters.ts';
import { cacheKeys } from '../cache-keys.ts';
import { guestReadParams } from '../read-marks/guest-marks.ts';
import { call } from '../wire/call.ts';
import { mayBeSignedIn } from '../wire/session-hint.ts';
import { missingRowIds, NOTHING_PINNED, type PinnedRows, pinRows } from './pinned-rows.ts';
import type { PreloadedResponse, ProjectPath } from './preloaded.ts';

/** One page of the editor: the first response, with the changes since then. */
export type EditorPage = Omit<ReplyOf<EndpointOf<typeof openEditorPage>>, 'rows'> & PinnedRows;

/** The string of a row, without what is written for it. */
export type RowString = Omit<EditorRow, 'translations' | 'comments_amount' | 'unread_amount'>;

type SectionOutline = Omit<Section, 'stats'> & { stats: Pick<Section['stats'], 'strings_amount'> };

/** A page without what translating changes. */
export type PageOutline = Omit<EditorPage, 'rows' | 'sections' | 'strings_translated'> & {
  rows: readonly RowString[];
  sections: readonly SectionOutline[];
};

/** The outline of a page. */
export const outlineOf = ({ rows, sections, strings_translated, ...page }: EditorPage): PageOutline => ({
  ...page,
  rows: rows.map(({ translations, comments_amount, unread_amount, ...string }) => string),
  sections: sections.map(({ stats: { strings_amount }, ...section }) => ({
    ...section,
    stats: { strings_amount },
  })),
});

/** A list of strings: filters, order, page size, and the sections as the address has them. */
export type ListParams = StringFilter & {
  project: number;
  sections: string;
  sort?: StringSort;
  desc?: boolean;
  size: number;
};

/** One page of a list, counted from 1. */
export type PageParams = ListParams & { page: number };

/** A list or page of a project that isn't known yet. */
type WithoutProject<Params extends ListParams> = Omit<Params, 'project'>;

/** The query key of all pages of one list. */
export const pagesOf = (list: ListParams) => cacheKeys.editorList(list.project, queryOf(list));

/** Milliseconds for which a page that is left stays in the cache: short, so that many pages fill no memory. */
const CACHE_TIME = 30_000;

/** Milliseconds for which a page that was prefetched is not fetched again. */
export const PREFETCH_STALE_TIME = 10_000;

/**
 * A page of the editor (api.34): rows with translations, the colour of every page, and the progress. Rows that are shown
 * stay in their places when it is fetched again ({@link ./pinned-rows.ts}).
 */
export const editorPageQuery = (params: PageParams, ahead?: PreloadedResponse<EditorPage>) =>
  queryOptions({
    queryKey: cacheKeys.editorPage(params.project, queryOf(params), params.page),
    gcTime: CACHE_TIME,
    queryFn: async ({ signal, client, queryKey }): Promise<EditorPage> => {
      const answer = await (ahead?.() ?? fetchPage(params, params.project, signal));
      const shown = activePage(client, queryKey);
      if (!shown) return answer;
      const ids = missingRowIds(shown.rows, answer.rows);
      const missing = ids.length === 0 ? [] : await fetchRows(params.project, ids, signal);
      // Changes that came during the requests are in the page, and in the responses.
      const rows = pinRows(activePage(client, queryKey) ?? shown, answer.rows, missing);
      // Where fewer pages are left than this one's number, the response is of the last page.
      const isSamePage = answer.page === shown.page;
      return {
        ...answer,
        ...rows,
        page: shown.page,
        arrived: isSamePage ? rows.arrived : [],
        isReordered: isSamePage && rows.isReordered,
      };
    },
  });

/** Fetches a page and replaces what is shown of it; `beforeShown` is called just before that. */
export async function reopenPage(
  queries: QueryClient,
  params: PageParams,
  beforeShown?: () => void,
): Promise<EditorPage> {
  const page = await fetchPage(params, params.project);
  beforeShown?.();
  queries.setQueryData(editorPageQuery({ ...params, page: page.page }).queryKey, page);
  return page;
}

/** The page of a list that a string is on, and whether it is in the list at all. Puts that page into the cache. */
export const pageOfStringQuery = (list: ListParams, string: number, ahead?: PreloadedResponse<EditorPage>) =>
  queryOptions({
    queryKey: cacheKeys.pageOfString(list.project, queryOf(list), string),
    gcTime: CACHE_TIME,
    queryFn: async ({ signal, client }) => {
      const answer = await (ahead?.() ?? fetchPageOf(list, string, list.project, signal));
      const { queryKey } = editorPageQuery({ ...list, page: answer.page });
      if (!activePage(client, queryKey)) client.setQueryData(queryKey, answer);
      return { page: answer.page, isInList: answer.rows.some(({ id }) => id === string) };
    },
  });

/** The rows of strings of any sections; deleted ones are left out. */
export const rowsQuery = (project: number, ids: readonly number[]) =>
  queryOptions({
    queryKey: cacheKeys.editorRows(project, ids),
    queryFn: ({ signal }) => fetchRows(project, ids, signal),
    enabled: ids.length > 0,
  });

/** The string with this index in its section, from 1; undefined when there is none. */
export async function stringAtIndex(
  queries: QueryClient,
  { project, size }: ListParams,
  section: number,
  index: number,
): Promise<number | undefined> {
  const params = { project, sections: printSectionId(section), size, page: pageOfIndex(index, size) };
  const { rows } = await queries.fetchQuery(editorPageQuery(params));
  return rows.find((row) => row.index === index)?.id;
}

/** The string at which the signed-in user continues translating. */
export const continueStringQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.continueString(project),
    // Each translation changes it.
    staleTime: 0,
    queryFn: ({ signal }) => call(findMyPlace, { params: { project }, signal }),
  });

/** The first string that nobody has translated, or that the user translated last; null if there is none. */
export const welcomeStringQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.welcomeString(project),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const place = await call(findMyPlace, { params: { project }, signal });
      const [row] = place ? await fetchRows(project, [place.string_id], signal) : [];
      return row ?? null;
    },
  });

/** The next string of a list after another that has this status, wrapping around; null when there is none. */
export function nextString(list: ListParams, after: number | undefined, be: StatusFilter) {
  return call(findNextString, {
    params: { project: list.project },
    query: { ...queryOf(list), ...guestReadMarks(list, list.project, be), after, be },
  });
}

/** A page of a list whose project may not be known by its id yet. */
export function fetchPage(
  { page, ...list }: WithoutProject<PageParams>,
  project: ProjectPath,
  signal?: AbortSignal,
): Promise<EditorPage> {
  return openPage(list, { page }, project, signal);
}

/** The page of a list that a string is on. */
export function fetchPageOf(
  list: WithoutProject<ListParams>,
  string: number,
  project: ProjectPath,
  signal?: AbortSignal,
): Promise<EditorPage> {
  return openPage(list, { string }, project, signal);
}

async function openPage(
  list: WithoutProject<ListParams>,
  which: { page: number } | { string: number },
  project: ProjectPath,
  signal?: AbortSignal,
): Promise<EditorPage> {
  const query = { ...queryOf(list), ...guestReadMarks(list, project), ...which };
  const page = await call(openEditorPage, { params: { project }, query, ...(signal && { signal }) });
  return { ...page, ...NOTHING_PINNED };
}

function fetchRows(project: number, ids: readonly number[], signal: AbortSignal) {
  return call(listEditorRows, { params: { project }, query: { ids: ids.join() }, signal });
}

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
function guestReadMarks(
  { sections, status }: WithoutProject<ListParams>,
  project: ProjectPath,
  be?: StatusFilter,
) {
  if (typeof project !== 'number' || !needsReadMarks({ status }, be)) return {};
  return guestReadParams({ project, sections });
}

/** Whether a list depends on what a guest has read, which is stored by the project's id. */
export function needsReadMarks({ status }: StringFilter, be?: StatusFilter): boolean {
  const isFiltered = be === 'non_read_coms' || status?.includes('non_read_coms') === true;
  return isFiltered && !mayBeSignedIn();
}

/** A list as query parameters, without defaults. */
export function queryOf({
  sections,
  size,
  status = [],
  checks = [],
  from,
  regex,
  sort,
  desc,
  ...rest
}: WithoutProject<ListParams>) {
  const { text, original, translation, key, context } = rest;
  return {
    sections,
    size,
    status: status.length > 0 ? status.join() : undefined,
    checks: checks.length > 0 ? checks.join() : undefined,
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
