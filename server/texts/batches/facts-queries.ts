import { missingForms } from '#domain/core/plurals/forms.ts';
import type { Format } from '#domain/formats/model/format.ts';
import type { BatchString } from '#domain/texts/batches/decide.ts';
import type { Blocking } from '#domain/texts/checks/severities.ts';
import { textOfPlural } from '../../core/content/plural-queries.ts';
import { SECTION_FORMAT } from '../../core/content/section-queries.ts';
import { bestFirst } from '../../core/content/translation-order-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { type CheckedString, checkedColumns } from '../translations/checked-strings-queries.ts';
import {
  type CheckedProject,
  inTurns,
  mayBlock,
  openChecksBlocking,
} from '../translations/require-checks.ts';

const BEST_FIRST = bestFirst(fragment`t.id = s.approved_id`);

type FactsQuery = {
  ids: readonly number[];
  author: number | undefined;
  withText?: boolean;
  withTimes?: boolean;
  /** What checks may keep the translations from, if anything. */
  least?: Blocking | undefined;
};

/** A string with its text and that of its first translation, if it may be a plural or is checked. */
type StringRow = Omit<BatchString, 'first'> & {
  plural: string | null;
  checked?: CheckedString | undefined;
  first:
    | (Omit<NonNullable<BatchString['first']>, 'lacksForms' | 'isBlocked'> & { text: string | null })
    | null;
};

/** What a batch decides by, for those of these strings that are there, in the order of their ids. */
export async function batchStrings(
  sql: Sql | Transaction,
  project: CheckedProject,
  { least, ...query }: FactsQuery,
): Promise<BatchString[]> {
  const isChecked = least !== undefined && mayBlock(project, least);
  const rows = await foundStrings(sql, project.id, { ...query, isChecked });
  const checksBlocking = isChecked
    ? await openChecksBlocking(
        sql,
        project,
        rows.map(({ id }) => id),
      )
    : undefined;
  return inTurns(rows, ({ plural, checked, first: found, ...string }) => {
    if (!found) return { ...string, first: null };
    const { text, ...first } = found;
    const lacksForms = plural !== null && missingForms(plural, text ?? '', project.target_lang).length > 0;
    const isBlocked =
      least !== undefined &&
      checked !== undefined &&
      (checksBlocking?.(string.id, checked, text ?? '', least).length ?? 0) > 0;
    return { ...string, first: { ...first, lacksForms, isBlocked } };
  });
}

const PLURAL = textOfPlural(fragment`s.text`);

/** SQL: what a string of a project is shown by, and the format of its section. */
const cueIn = (
  project: number,
) => fragment`, json_build_object('context', s.context, 'target_start', s.target_start,
    'target_end', s.target_end,
    'format', (SELECT c.format FROM sections c WHERE c.project_id = ${project} AND c.id = s.section_id)) AS cue`;

const foundStrings = (
  sql: Sql | Transaction,
  project: number,
  {
    ids,
    author,
    withText = false,
    withTimes = false,
    isChecked,
  }: Omit<FactsQuery, 'least'> & { isChecked: boolean },
) => sql<StringRow[]>`
  SELECT s.id, s.section_id, ${withText ? fragment`s.text` : fragment`''`} AS text, s.max_length, s.translations_amount,
    ${PLURAL} AS plural, first.first ${withTimes ? cueIn(project) : fragment``}
    ${isChecked ? fragment`, (SELECT row_to_json(c) FROM (SELECT ${checkedColumns(project)}) c) AS checked` : fragment``}
  FROM unnest(${[...ids]}::bigint[]) AS given (id) JOIN strings s ON s.project_id = ${project} AND s.id = given.id
    LEFT JOIN LATERAL (
      SELECT json_build_object('id', t.id, 'author_id', t.author_id, 'initial', t.initial,
        'approved', t.id IS NOT DISTINCT FROM s.approved_id, 'text', CASE WHEN ${isChecked} OR ${PLURAL} IS NOT NULL THEN t.text END) AS first
      FROM translations t
      WHERE t.project_id = ${project} AND t.string_id = s.id
        ${author === undefined ? fragment`` : fragment`AND t.author_id = ${author}`}
      ORDER BY ${BEST_FIRST} LIMIT 1
    ) first ON true
  ORDER BY s.id`;

/** A translation that a batch makes count, with what it is compared with. */
type Counted = { id: number; source: string; text: string; format: Format };

/** The first translations of strings, or those of an author, by the ids of their strings. */
export const firstTranslations = (
  sql: Sql,
  project: number,
  { ids, author }: Pick<FactsQuery, 'ids' | 'author'>,
) => sql<Counted[]>`
  SELECT s.id, s.text AS source, t.text, (
    SELECT ${SECTION_FORMAT} FROM sections WHERE project_id = ${project} AND id = s.section_id
  ) AS format
  FROM unnest(${[...ids]}::bigint[]) AS given (id) JOIN strings s ON s.project_id = ${project} AND s.id = given.id
    JOIN LATERAL (
      SELECT t.text FROM translations t
      WHERE t.project_id = ${project} AND t.string_id = s.id
        ${author === undefined ? fragment`` : fragment`AND t.author_id = ${author}`}
      ORDER BY ${BEST_FIRST} LIMIT 1
    ) t ON true
  ORDER BY s.id`;

/** In which sections strings are, in the order of the sections; those that are gone are left out. */
export const stringsInSections = (sql: Sql | Transaction, project: number, ids: readonly number[]) =>
  sql<{ id: number; section_id: number }[]>`
  SELECT s.id, s.section_id
  FROM unnest(${[...ids]}::bigint[]) AS given (id) JOIN strings s ON s.project_id = ${project} AND s.id = given.id
    JOIN sections c ON c.project_id = ${project} AND c.id = s.section_id
  ORDER BY c.num, c.id`;

/** Those of these sections that the project has. */
export const presentSections = (sql: Sql, project: number, ids: readonly number[]) =>
  sql<
    { id: number }[]
  >`SELECT id FROM sections WHERE project_id = ${project} AND id = ANY(${[...ids]}::bigint[])`;
