import type { z } from 'zod';
import type { SourceString, StringDraft } from '#contract/strings.ts';
import { LIMITS } from '#domain/limits.ts';
import { isJsonType, typeOfStrings } from '#domain/section-types.ts';
import type { Splitting } from '#domain/splitting.ts';
import type { Sql } from '../database/connect.ts';
import { countLine, logLine } from '../log/record.ts';

/** Distance between neighbours' places, so that insertions find room between them. */
const STEP = 2 ** 20;

/** The strings of a section in their order. */
export function stringsOf(sql: Sql, projectId: number, sectionId: number) {
  return sql<Omit<SourceString, 'translations'>[]>`
    SELECT id, section_id, row_number() OVER (ORDER BY place, id) AS index, text, key, context, max_length, updated_at,
      comments_amount
    FROM strings WHERE project_id = ${projectId} AND section_id = ${sectionId}
    ORDER BY place, id`;
}

type Load = {
  project: number;
  section: number;
  actor: number;
  strings: z.output<typeof StringDraft>[];
  splitting: Splitting | undefined;
};

/**
 * Appends strings to a section, all or none, and sets its type by DECISIONS §6: `json` when every string has a key.
 * The section is locked, so that loads at the same moment are counted one after the other. Undefined: they would be
 * more than a section may have.
 */
export function appendStrings(sql: Sql, { project, section, actor, strings, splitting }: Load) {
  return sql.begin(async (tx) => {
    await tx`SELECT FROM sections WHERE project_id = ${project} AND id = ${section} FOR NO KEY UPDATE`;
    const [before] = await tx<{ amount: number; last: number; keyed: boolean }[]>`
      SELECT count(*) AS amount, coalesce(max(place), 0) AS last, coalesce(bool_and(key <> ''), true) AS keyed
      FROM strings WHERE project_id = ${project} AND section_id = ${section}`;
    const { amount, last, keyed } = before ?? { amount: 0, last: 0, keyed: true };
    if (amount + strings.length > LIMITS.stringsPerSection) return undefined;

    const type = keyed ? typeOfStrings(strings) : 'text';
    const made = await tx<{ id: number; place: number }[]>`
      INSERT INTO strings (project_id, section_id, place, text, key, context, max_length)
      SELECT ${project}, ${section}, ${last} + num * ${STEP}::bigint, text, key, context, max_length
      FROM unnest(${strings.map(({ text }) => text)}::text[], ${strings.map(({ key }) => key)}::text[],
        ${strings.map(({ context }) => context)}::text[], ${strings.map((draft) => draft.max_length)}::int[])
        WITH ORDINALITY AS draft (text, key, context, max_length, num)
      RETURNING id, place`;
    await tx`
      WITH done AS (
        UPDATE sections SET type = ${type}, splitting = ${isJsonType(type) ? null : (splitting ?? null)}
        WHERE project_id = ${project} AND id = ${section}
        RETURNING name
      ), counted AS (
        ${countLine(tx, project, section, { strings: strings.length })}
      ), logged AS (
        ${logLine(tx, 'addStrings', project, { actor, section, data: { amount: strings.length } })}
      )
      SELECT FROM done`;
    return made
      .toSorted((a, b) => a.place - b.place)
      .map(({ id }, position) => ({ id, index: amount + position + 1 }));
  });
}
