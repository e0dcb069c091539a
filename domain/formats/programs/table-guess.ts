import { greatest } from '../../core/long-lists.ts';
import {
  areColumns,
  type ColumnRole,
  type Columns,
  MOST_COLUMNS,
  type TableChoice,
  type TableSample,
} from '../model/table-choice.ts';
import { scanTable } from '../tables/table-scan.ts';
import { firstRecords, isEmpty, type Layout, SAMPLE, SEPARATOR } from './table-layout.ts';
import { isState } from './table-names.ts';

/** What each column of a table is read as. */
export function columnsOf({ width, key, source, target, context, maxLength, state }: Layout): Columns {
  const roles = new Map<number | undefined, ColumnRole>(context.map((at) => [at, 'context']));
  for (const [at, role] of [
    [key, 'key'],
    [maxLength, 'max_length'],
    [state, 'state'],
    [target, 'translation'],
    [source, 'source'],
  ] as const)
    roles.set(at, role);
  return Array.from({ length: width }, (_, index) => roles.get(index) ?? null);
}

/** How many records are shown of a table, and how much of each of their cells. */
const SHOWN = { records: 6, characters: 120 };

/** The first records of a table, and what its columns were read as. */
export function sampleOf(file: string, layout: Layout): TableSample {
  const records = scanTable(file, layout.delimiter, SAMPLE + 1).records.filter((record) => !isEmpty(record));
  const hasSign = SEPARATOR.test(file) ? 1 : 0;
  const width = Math.min(MOST_COLUMNS, greatest([layout.width, ...records.map(({ cells }) => cells.length)]));
  return {
    rows: records
      .slice(hasSign, hasSign + SHOWN.records)
      .map(({ cells }) =>
        cells.slice(0, width).map(({ text }) => [...text.slice(0, SHOWN.characters)].join('')),
      ),
    columns: columnsOf({ ...layout, width }),
    hasHeader: layout.heading > hasSign,
  };
}

/**
 * The columns of a table that names none, by what is in them; undefined where its first record has names. A column of
 * numbers has greatest lengths, a column of states has states. Of the others the first is the key, unless most of its
 * cells have several words; then come sources, translations and contexts.
 */
export function guessedColumns(file: string): TableChoice | undefined {
  const { records, named, isSure, width } = firstRecords(file, '', {});
  if (named || !isSure || width > MOST_COLUMNS) return undefined;
  const filled = (at: number) =>
    records.map(({ cells }) => cells[at]?.text.trim() ?? '').filter((text) => text !== '');
  const most = (texts: readonly string[], isIt: (text: string) => boolean) =>
    texts.length > 0 && texts.filter(isIt).length > texts.length / 2;
  const roles = Array.from({ length: width }, (_, index): ColumnRole | 'words' | 'word' => {
    const texts = filled(index);
    if (index > 0 && texts.length > 0 && texts.every((text) => /^\d{1,6}$/.test(text))) return 'max_length';
    if (index > 0 && most(texts, (text) => isState(text))) return 'state';
    return most(texts, (text) => /\S\s+\S/.test(text)) ? 'words' : 'word';
  });
  const texts = roles.flatMap((role, index) => (role === 'words' || role === 'word' ? [index] : []));
  const hasKey = texts.length > 1 && roles[texts[0] ?? 0] === 'word';
  const order: readonly ColumnRole[] = hasKey ? ['key', 'source', 'translation'] : ['source', 'translation'];
  const given = new Map(texts.map((at, nth) => [at, order[nth] ?? 'context'] as const));
  const seen = new Set<ColumnRole>();
  const columns = roles.map((role, index): ColumnRole | null => {
    const one = role === 'words' || role === 'word' ? (given.get(index) ?? null) : role;
    if (one === null || (one !== 'context' && seen.has(one))) return null;
    seen.add(one);
    return one;
  });
  return areColumns(columns) ? { columns, hasHeader: false } : undefined;
}
