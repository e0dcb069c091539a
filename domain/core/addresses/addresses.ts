import { type Bounds, LIMITS } from '../limits.ts';
import { parseSectionsList } from './sections-list.ts';

/** An id, or a name within these bounds; shorter names occur in links, and nothing has them. */
const idOr = ({ max }: Bounds) => new RegExp(`^(\\d{1,16}|[A-Za-z_]\\w{0,${max - 1}})$`);

/** `{id_or_handle}` in a path: ids and handles never clash (api.3). */
export const ID_OR_HANDLE = idOr(LIMITS.handle);
/** `{id_or_username}`, likewise. */
export const ID_OR_USERNAME = idOr(LIMITS.username);

/** Whether this can be the id of a row: numbers above 2^53 are not exact in JSON. */
const isRow = (number: number) => number > 0 && Number.isSafeInteger(number);

/** Whether a text is an id or has the form of a name. */
export const mayName = (pattern: RegExp, text: string) =>
  pattern.test(text) && (!/^\d/.test(text) || isRow(Number(text)));

/** Valid values in addresses (pages.ts). Whether such a project or user exists is the server's decision. */
const VALUES: Record<string, (text: string) => boolean> = {
  projectId: (text) => mayName(ID_OR_HANDLE, text),
  userId: (text) => mayName(ID_OR_USERNAME, text),
  sectionId: (text) => isOneSection(text),
  sectionsList: (text) => parseSectionsList(text) !== undefined,
  token: (text) => text !== '',
  // Which topics there are is known to `isPage` and to the guide itself, so that their names are in no first view.
  topic: (text) => /^[a-z\d-]+$/.test(text),
};

function isOneSection(text: string): boolean {
  const sections = parseSectionsList(text);
  return typeof sections === 'object' && sections.length === 1;
}

/**
 * The project, by id or handle, whose page has this address; undefined for the project's own page and for pages without
 * a project.
 */
export function projectInAddress(address: string): string | undefined {
  const [, projectId] = /^\/projects\/([^/?#]+)\/./.exec(address) ?? [];
  return projectId !== undefined && mayName(ID_OR_HANDLE, projectId) ? projectId : undefined;
}

/** Whether these values are valid in an address: `{ projectId: 'dune', sectionsList: '1f_20' }`. */
export function areValidParams(values: Readonly<Record<string, string>>): boolean {
  return Object.entries(values).every(([name, text]) => VALUES[name]?.(text) ?? true);
}

/** The decoded parts of a path; undefined if it can't be decoded. */
export function partsOf(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Escapes the percent signs of a path that can't be decoded, so that it is not found instead of causing an error. */
export function decodable(path: string): string {
  return partsOf(path) ? path : path.replaceAll('%', '%25');
}
