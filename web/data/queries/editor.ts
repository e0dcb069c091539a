import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { findMyPlace, findNextString, listEditorRows, openEditorPage } from '#contract/editor.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { pageOfIndex } from '#domain/editor/pagination.ts';
import type { StatusFilter, StringFilter, StringSort } from '#domain/editor/string-filters.ts';
import { guestRead } from '../read-marks/guest-marks.ts';
import { mayBeSignedIn } from '../session/session.ts';
import { call } from '../wire/call.ts';
import { type HeldRows, holdRows, NOTHING_HELD, rowsToAsk } from './held-rows.ts';

/** One page of the editor as it is in sight: as the server answered it first, with all that changed since. */
export type EditorPage = Omit<ReplyOf<typeof openEditorPage>, 'rows'> & HeldRows;

/** Which strings, in which order, how many to a page; project (id or handle) and sections as the address has them. */
export type ListAsked = StringFilter & {
  project: string;
  sections: string;
  sort?: StringSort;
  desc?: boolean;
  size: number;
};

/** Which page of them, from 1. */
export type PageAsked = ListAsked & { page: number };

/** All pages of a project's editor, to be asked anew after an act that changes one. */
export const editorPages = (project: string) => ['editor', project] as const;

/** All pages of one list. */
export const pagesOf = (list: ListAsked) => [...editorPages(list.project), queryOf(list)] as const;

/** Pages looked through are forgotten soon, so that an evening of turning them fills no memory. */
const KEPT = 30_000;

/** So long a page that was fetched ahead is shown without being asked for again. */
export const FRESH = 10_000;

/**
 * A page of the editor (api.34): rows with translations, the colour of every page, and how far all is. Asked again
 * while it is in sight its rows stay where they are ({@link ./held-rows.ts}).
 */
export const editorPageQuery = (asked: PageAsked) =>
  queryOptions({
    queryKey: [...pagesOf(asked), asked.page],
    gcTime: KEPT,
    queryFn: async ({ signal, client, queryKey }): Promise<EditorPage> => {
      const answer = await askPage(asked, signal);
      const shown = pageInSight(client, queryKey);
      if (!shown) return answer;
      const ids = rowsToAsk(shown.rows, answer.rows);
      const rest = ids.length === 0 ? [] : await askRows(asked.project, ids, signal);
      // What has been done meanwhile is in the page by now, and in the answer.
      const rows = holdRows(pageInSight(client, queryKey) ?? shown, answer.rows, rest);
      // When fewer pages are left than this one's number, the answer is of another page: nothing of it belongs here.
      const isThis = answer.page === shown.page;
      return {
        ...answer,
        ...rows,
        page: shown.page,
        unseen: isThis ? rows.unseen : [],
        isReordered: isThis && rows.isReordered,
      };
    },
  });

/** Asks for a page as it is now, whatever of it is in sight, and shows it so; `comes` is called just before that. */
export async function openAnew(
  queries: QueryClient,
  asked: PageAsked,
  comes?: () => void,
): Promise<EditorPage> {
  const page = await askPage(asked);
  comes?.();
  queries.setQueryData(editorPageQuery({ ...asked, page: page.page }).queryKey, page);
  return page;
}

/** On which page of a list a string stands, and whether it does at all; the page is in hand by then. */
export const pageOfStringQuery = (list: ListAsked, string: number) =>
  queryOptions({
    queryKey: ['page of string', list.project, queryOf(list), string],
    gcTime: KEPT,
    queryFn: async ({ signal, client }) => {
      const query = { ...queryOf(list), ...readBy(list), string };
      const answer = asAnswered(
        await call(openEditorPage, { params: { project: list.project }, query, signal }),
      );
      const { queryKey } = editorPageQuery({ ...list, page: answer.page });
      if (!pageInSight(client, queryKey)) client.setQueryData(queryKey, answer);
      return { page: answer.page, isThere: answer.rows.some(({ id }) => id === string) };
    },
  });

/** Rows of strings wherever they stand; those that are gone are left out. */
export const rowsQuery = (project: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['rows of editor', project, ids],
    queryFn: ({ signal }) => askRows(project, ids, signal),
    enabled: ids.length > 0,
  });

/** The string of this place in its section, from 1; undefined when there is none. */
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

/** Where the asking user goes on translating; for those who are signed in. */
export const myPlaceQuery = (project: string) =>
  queryOptions({
    queryKey: ['my place', project],
    // Each translation changes it.
    staleTime: 0,
    queryFn: ({ signal }) => call(findMyPlace, { params: { project }, signal }),
  });

/** The next string after one, round the list, that is as asked; null when there is none. */
export function nextString(list: ListAsked, after: number | undefined, be: StatusFilter) {
  return call(findNextString, {
    params: { project: list.project },
    query: { ...queryOf(list), ...readBy(list, be), after, be },
  });
}

async function askPage(asked: PageAsked, signal?: AbortSignal): Promise<EditorPage> {
  const query = { ...queryOf(asked), ...readBy(asked), page: asked.page };
  return asAnswered(
    await call(openEditorPage, { params: { project: asked.project }, query, ...(signal && { signal }) }),
  );
}

function askRows(project: string, ids: readonly number[], signal: AbortSignal) {
  return call(listEditorRows, { params: { project }, query: { ids: ids.join() }, signal });
}

const asAnswered = (page: ReplyOf<typeof openEditorPage>): EditorPage => ({ ...page, ...NOTHING_HELD });

/** A page that somebody looks at. */
function pageInSight(client: QueryClient, queryKey: QueryKey): EditorPage | undefined {
  const query = client.getQueryCache().find<EditorPage>({ queryKey, exact: true });
  return query?.isActive() ? query.state.data : undefined;
}

/** Whether what is kept under a key is a page that has a row of one of these strings. */
export function showsAny(data: unknown, strings: ReadonlySet<number>): boolean {
  return isPage(data) && data.rows.some(({ id }) => strings.has(id));
}

function isPage(data: unknown): data is Pick<EditorPage, 'rows'> {
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows);
}

/**
 * A guest's read marks at the time of the request. They are not in the query key, since the list stays while the guest reads.
 */
function readBy(list: ListAsked, be?: StatusFilter) {
  const isAsked = be === 'non_read_coms' || list.status?.includes('non_read_coms');
  return isAsked && !mayBeSignedIn() ? guestRead(list) : {};
}

/** A list as its call asks for it; what is as always is left out. */
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
