import { isSameLanguage, languageCodeOf } from '../model/file-languages.ts';
import { DELIMITERS, scanTable, type TableRecord } from './table-scan.ts';

/** Where a table has what: columns from 0, undefined if it has none. */
export type Layout = {
  readonly delimiter: string;
  /** How many records at the beginning are no texts. */
  readonly heading: number;
  /** How many columns it has. */
  readonly width: number;
  readonly source: number;
  /** The column of the translations; undefined if they stand in the place of the sources. */
  readonly target: number | undefined;
  readonly key: number | undefined;
  readonly context: readonly number[];
  readonly maxLength: number | undefined;
  /** The language of the sources, by the name of their column. */
  readonly language: string | null;
};

type Role = 'key' | 'source' | 'target' | 'context' | 'maxLength';

/** Usual names of columns, in lower case, with a space between words. */
const NAMES: Readonly<Record<Role, readonly string[]>> = {
  key: ['key', 'keys', 'id', 'identifier', 'string id', 'stringid', 'string key', 'resource id'],
  source: [
    'source',
    'source text',
    'source string',
    'original',
    'english',
    'text',
    'string',
    'value',
    'msgid',
  ],
  target: ['target', 'target text', 'translation', 'translated text', 'translated', 'msgstr'],
  context: [
    'context',
    'comment',
    'comments',
    'description',
    'note',
    'notes',
    'developer comments',
    'msgctxt',
    'location',
  ],
  maxLength: ['max length', 'maxlength', 'maximum length', 'max', 'limit', 'character limit', 'char limit'],
};
const ROLES = new Map(
  (Object.entries(NAMES) as [Role, readonly string[]][]).flatMap(([role, names]) =>
    names.map((name) => [name, role] as const),
  ),
);

const nameOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
/** The language that a column is named by; null if it isn't one: `en`, `pt_BR`, but not `key`. */
const codeOf = (text: string) =>
  /^[a-z]{2}(?:[_-][a-z0-9]{2,8}){0,2}$/i.test(text.trim()) ? languageCodeOf(text) : null;

/** How many records tell how a table is laid out. */
const SAMPLE = 20;

/**
 * How a table is laid out, by its first records: the delimiter with which its first record names columns, otherwise the one with
 * which all have the same number of cells. `language` is that of the translations, if it is known.
 */
export function layoutOf(file: string, language: string): Layout {
  const said = /^sep=([,;\t])(?:\n|$)/i.exec(file)?.[1];
  const tables = (said === undefined ? DELIMITERS : [said]).map((delimiter) => {
    const scanned = scanTable(file, delimiter, SAMPLE + 1);
    const from = said === undefined ? 0 : 1;
    const records = scanned.records.slice(from).filter((one) => !isEmpty(one));
    const width = records[0]?.cells.length ?? 1;
    const isEven = width > 1 && records.every(({ cells }) => cells.length === width);
    const names = records[0] ? scanned.records.indexOf(records[0]) : 0;
    return { delimiter, width, isEven, from, names, named: namedLayout(records[0], language) };
  });
  const widest = tables.toSorted((one, other) => other.width - one.width);
  const best = widest.find(({ named }) => named) ?? widest.find(({ isEven }) => isEven);
  if (!best) return { ...UNNAMED, delimiter: said ?? '', heading: said === undefined ? 0 : 1, width: 1 };
  const { delimiter, width, from, names, named } = best;
  if (named) return { ...named, delimiter, width, heading: names + 1 };
  const third = width > 2 ? 2 : undefined;
  return { ...UNNAMED, delimiter, width, heading: from, key: 0, source: 1, target: third };
}

const UNNAMED = {
  ...{ source: 0, target: undefined, key: undefined, context: [], maxLength: undefined, language: null },
} as const;

const isEmpty = ({ cells }: TableRecord) => cells.length === 1 && cells[0]?.text === '';

type Named = Omit<Layout, 'delimiter' | 'heading' | 'width'>;

/** The columns by their names in the first record; undefined if it names none. */
function namedLayout(record: TableRecord | undefined, language: string): Named | undefined {
  const names = record?.cells.map(({ text }) => text) ?? [];
  const roles = names.map((name) => ROLES.get(nameOf(name)));
  const codes = names.map((name, nth) => (roles[nth] ? null : codeOf(name)));
  const column = (role: Role) => indexIn(roles, (one) => one === role);
  const known = roles.filter((role) => role !== undefined).length;
  const languages = codes.filter((code) => code !== null).length;
  // A first record of texts may have a word that is a code or a name too.
  const isHeading =
    known > 1 || (known === 1 && (names.length === 1 || languages > 0 || column('key') === 0));
  if (!isHeading && !(languages > 1 && languages === names.length)) return undefined;
  const named = indexIn(codes, (code) => code !== null);
  const source = column('source') ?? named ?? indexIn(roles, (role) => role === undefined);
  if (source === undefined) return undefined;
  const other = (isIt: (code: string) => boolean) =>
    indexIn(codes, (code, nth) => nth !== source && code !== null && isIt(code));
  const target =
    column('target') ??
    (language === ''
      ? undefined
      : (other((code) => code === languageCodeOf(language)) ??
        other((code) => isSameLanguage(code, language))));
  const context = roles.flatMap((role, nth) => (role === 'context' ? [nth] : []));
  return {
    ...{ source, target, key: column('key'), context, maxLength: column('maxLength') },
    language: codes[source] ?? null,
  };
}

function indexIn<Item>(
  items: readonly Item[],
  isIt: (item: Item, nth: number) => boolean,
): number | undefined {
  const nth = items.findIndex(isIt);
  return nth < 0 ? undefined : nth;
}
