import { openEditorPage } from '#contract/editor.ts';
import { ALL_SECTIONS } from '#domain/sections-list.ts';
import { COLOUR_OF_STATE, STRING_STATES } from '#domain/strings.ts';
import { notFound } from '../failures.ts';
import { readsProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { sectionsOf } from '../sections/queries.ts';
import { serve } from '../serve.ts';
import { translationsOf } from '../translations/queries.ts';
import { overviewOf, rowsOf } from './queries.ts';

/** The editor's page: one call for all that it shows, in a number of queries that its size does not change. */
export const editor: Feature = (house) => {
  const { sql } = house;

  serve(house, openEditorPage, readsProject, async ({ project, me, query }) => {
    const isAll = query.sections === ALL_SECTIONS;
    const sections = await sectionsOf(
      sql,
      project.id,
      query.sections === ALL_SECTIONS ? undefined : query.sections,
    );
    if (!isAll && sections.length < query.sections.length) throw notFound('section');

    const ids = sections.map(({ id }) => id);
    const { amount, translated, states, page, shown } = await overviewOf(sql, project.id, ids, query);
    const stringIds = shown.map(({ id }) => id);
    const [rows, byString] = await Promise.all([
      rowsOf(sql, project.id, stringIds, me?.id ?? null),
      translationsOf(sql, project.id, sql`s.id = ANY(${stringIds}::bigint[])`),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));

    return {
      sections,
      strings_amount: amount,
      strings_translated: translated,
      page,
      colours: states.map((state) => COLOUR_OF_STATE[STRING_STATES[state] ?? 'none']),
      // A string deleted between the two queries is left out.
      rows: shown.flatMap(({ id, index }) => {
        const row = byId.get(id);
        return row ? [{ ...row, index, translations: byString.get(id) ?? [] }] : [];
      }),
    };
  });
};
