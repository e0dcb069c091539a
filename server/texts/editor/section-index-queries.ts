import { STRING_STATES } from '#domain/core/text/strings.ts';
import type { StringSort } from '#domain/texts/editor/string-filters.ts';
import { stateOfString } from '../../core/content/string-count-queries.ts';
import { stringKeys, stringsByKey } from '../../core/content/string-key-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { numbersIn } from './numbers.ts';

/** The strings of a section in text order. */
export type SectionIndex = {
  readonly ids: Float64Array;
  /** Indexes in STRING_STATES. */
  readonly states: Uint8Array;
  /** Their sort keys; {@link NONE} if a string has none. Empty if sorted as in the text. */
  readonly keys: Float64Array;
};

/** The sort key of a string without one, such as a string without translations when sorted by their time. */
export const NONE = -1;

const STATES = STRING_STATES.length;

/** The columns of the sort orders (editor.32). */
const KEYS: Record<Exclude<StringSort, 'index'>, (sql: Sql) => Fragment> = {
  last_tr_time: (sql) => sql`s.last_translation_at`,
  last_str_time: (sql) => sql`s.updated_at`,
  tr_amount: (sql) => sql`s.translations_amount`,
  vote_plus_amount: (sql) => sql`s.votes_plus`,
  vote_minus_amount: (sql) => sql`s.votes_minus`,
  comments_amount: (sql) => sql`s.comments_amount`,
};

const keyOf = (sql: Sql, sort: StringSort) =>
  sort === 'index' ? sql`${NONE}::int` : sql`coalesce(${KEYS[sort](sql)}, ${NONE})`;

/**
 * Reads whole sections. Ids and states are packed into one number and sent as the text of an array, because parsing
 * each value would take most of the time.
 */
export async function readSectionIndexes(
  sql: Sql,
  project: number,
  sections: number[],
  sort: StringSort,
): Promise<Map<number, SectionIndex>> {
  const rows = await sql<{ section: number; packed: string; keys: string }[]>`
    SELECT section.id AS section, columns.*
    FROM unnest(${sections}::bigint[]) AS section (id), LATERAL (
      SELECT coalesce(array_agg(packed)::text, '{}') AS packed,
        ${sort === 'index' ? sql`'{}'` : sql`coalesce(array_agg(key)::text, '{}')`} AS keys
      FROM (
        SELECT s.id * ${STATES} + ${stateOfString(sql)} AS packed, ${keyOf(sql, sort)} AS key
        FROM strings s WHERE s.project_id = ${project} AND s.section_id = section.id
        ORDER BY s.place, s.id
      ) s
    ) columns`;
  return new Map(
    rows.map(({ section, packed, keys }) => {
      return [section, { ...unpacked(numbersIn(packed)), keys: numbersIn(keys) }];
    }),
  );
}

function unpacked(packed: Float64Array): Pick<SectionIndex, 'ids' | 'states'> {
  const ids = new Float64Array(packed.length);
  const states = new Uint8Array(packed.length);
  for (let place = 0; place < packed.length; place++) {
    const both = packed[place] ?? 0;
    const state = both % STATES;
    states[place] = state;
    ids[place] = (both - state) / STATES;
  }
  return { ids, states };
}

/** The present state of a string. */
export type IndexedString = { id: number; state: number; key: number };

/** Reads some strings, in any order; deleted ones are left out. */
export function indexedStrings(sql: Sql, project: number, strings: number[], sort: StringSort) {
  return sql<IndexedString[]>`
    SELECT s.id, ${stateOfString(sql)} AS state, ${keyOf(sql, sort)}::bigint AS key
    FROM ${stringsByKey(fragment`= ${project}`, stringKeys(project, strings))}`;
}
