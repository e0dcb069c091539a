import { openEditorPage } from '#contract/editor.ts';
import { pageCount } from '#domain/pagination.ts';
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

    const overview = await overviewOf(sql, project.id, ids, query.size);
    const page = Math.min(query.page, Math.max(1, pageCount(overview.amount, query.size)));
    const rows = await rowsOf(sql, project.id, ids, me?.id ?? null, { page, size: query.size });
    const shown = sql`s.id = ANY(${rows.map(({ id }) => id)}::bigint[])`;
    const byString = await translationsOf(sql, project.id, shown);

    return {
      sections,
      strings_amount: overview.amount,
      strings_translated: overview.translated,
      page,
      colours: overview.states.map((state) => COLOUR_OF_STATE[STRING_STATES[state] ?? 'none']),
      rows: rows.map((row) => ({ ...row, translations: byString.get(row.id) ?? [] })),
    };
  });
};
