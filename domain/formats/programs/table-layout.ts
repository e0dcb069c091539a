import { isSameLanguage, languageCodeOf } from '../model/file-languages.ts';
import type { ColumnRole, Columns, TableChoice } from '../model/table-choice.ts';
import { DELIMITERS, scanTable, type TableRecord } from '../tables/table-scan.ts';
import { codeOf, roleOf } from './table-names.ts';

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
  /** The column that says whether a translation is initial or approved. */
  readonly state: number | undefined;
  /** The language of the sources, by the name of their column. */
  readonly language: string | null;
};

/** How many records tell how a table is laid out. */
export const SAMPLE = 20;

/**
 * The layout of a table: as it was chosen, otherwise by its first records. The delimiter is the one with which the
 * first record names columns, otherwise the one with which all records have the same number of cells. `language` is
 * that of the translations, if it is known.
 */
export function layoutOf(file: string, language: string, choice: TableChoice & Delimited = {}): Layout {
  const {
    delimiter,
    width,
    records,
    from,
    names,
    named,
    isSure,
    said: declared,
  } = firstRecords(file, language, choice);
  const { columns, hasHeader = named !== undefined } = choice;
  const heading = hasHeader && records[0] ? names + 1 : from;
  const table = { delimiter, width, heading };
  if (columns) return { ...table, ...chosenLayout(columns, hasHeader ? records[0] : undefined, language) };
  if (named && hasHeader) return { ...table, ...named };
  if (!isSure) return { ...UNNAMED, ...table, delimiter: declared ?? '', width: 1 };
  return { ...UNNAMED, ...table, key: 0, source: 1, target: width > 2 ? 2 : undefined };
}

type Delimited = { readonly delimiter?: string };

/** The first records of a table with the delimiter that fits them best. */
export function firstRecords(
  file: string,
  language: string,
  { delimiter, columns }: TableChoice & Delimited,
) {
  const declared = SEPARATOR.exec(file)?.[1];
  const given = delimiter ?? declared;
  const tables = (given === undefined ? DELIMITERS : [given]).map((one) => {
    const scanned = scanTable(file, one, SAMPLE + 1);
    const from = declared === undefined ? 0 : 1;
    const records = scanned.records.slice(from).filter((record) => !isEmpty(record));
    const width = records[0]?.cells.length ?? 1;
    const isEven = width > 1 && records.every(({ cells }) => cells.length === width);
    const names = records[0] ? scanned.records.indexOf(records[0]) : 0;
    const named = namedLayout(records[0], language);
    const isSure = named !== undefined || isEven || (columns !== undefined && width > 1);
    return { delimiter: one, width, isEven, isSure, from, names, named, records, said: declared };
  });
  const widest = tables.toSorted((one, other) => other.width - one.width);
  const best = widest.find(({ named }) => named) ?? widest.find(({ isEven }) => isEven) ?? widest[0];
  return best ?? { ...NO_TABLE, said: declared };
}

const NO_TABLE = {
  ...{ delimiter: '', width: 1, isEven: false, isSure: false, from: 0, names: 0 },
  ...{ named: undefined, records: [] as TableRecord[] },
};

const UNNAMED = {
  ...{ source: 0, target: undefined, key: undefined, context: [], maxLength: undefined },
  ...{ state: undefined, language: null },
} as const;

export const isEmpty = ({ cells }: TableRecord) => cells.length === 1 && cells[0]?.text === '';

/** The line by which a table says what separates its cells. */
export const SEPARATOR = /^sep=([,;\t])(?:\n|$)/i;

type Named = Omit<Layout, 'delimiter' | 'heading' | 'width'>;

/** The columns by their names in the first record; undefined if it names none. */
function namedLayout(record: TableRecord | undefined, language: string): Named | undefined {
  const names = record?.cells.map(({ text }) => text) ?? [];
  const roles = names.map((name) => roleOf(name));
  const codes = names.map((name, nth) => (roles[nth] ? null : codeOf(name)));
  const column = (role: ColumnRole) => indexIn(roles, (one) => one === role);
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
    column('translation') ??
    (language === ''
      ? undefined
      : (other((code) => code === languageCodeOf(language)) ??
        other((code) => isSameLanguage(code, language))));
  const context = roles.flatMap((role, nth) => (role === 'context' ? [nth] : []));
  return {
    ...{ source, target, key: column('key'), context },
    ...{ maxLength: column('max_length'), state: column('state'), language: codes[source] ?? null },
  };
}

/**
 * The layout of chosen columns. If the chosen column of translations is named by another language, and one is named by
 * this language, the translations are in the latter: the projects of several languages share a choice that was made in
 * one of them.
 */
function chosenLayout(columns: Columns, header: TableRecord | undefined, language: string): Named {
  const at = (searched: ColumnRole) => indexIn(columns, (role) => role === searched);
  const codes = header?.cells.map(({ text }) => codeOf(text)) ?? [];
  const chosen = at('translation');
  const code = chosen === undefined ? null : codes[chosen];
  const isOther = code && language !== '' && !isSameLanguage(code, language);
  const own = isOther
    ? indexIn(codes, (one, nth) => one !== null && !columns[nth] && isSameLanguage(one, language))
    : undefined;
  const source = at('source') ?? 0;
  return {
    ...{ source, target: own ?? chosen, key: at('key'), maxLength: at('max_length'), state: at('state') },
    context: columns.flatMap((role, nth) => (role === 'context' ? [nth] : [])),
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
