import type { FastifyRequest } from 'fastify';
import type { QueryOf } from '#contract/core/endpoint.ts';
import type { Me } from '#contract/identity/users.ts';
import {
  countFailedChecks,
  findMyPlace,
  findNextString,
  listEditorRows,
  listMatchingStrings,
  openEditorPage,
} from '#contract/texts/editor.ts';
import type { Section } from '#contract/texts/sections.ts';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { CHECK_FILTERS, FAILED_CHECKS } from '#domain/texts/checks/check-filters.ts';
import { sectionsOfLabelsAmong, versionedSectionsOf } from '../../core/content/section-queries.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { readsProject, userWhoReads } from '../../core/guards/guards.ts';
import { firstUntranslated, lastTranslated } from './continue-queries.ts';
import type { FailedChecks } from './failed-checks.ts';
import { listsOf, versionedSectionsNamed } from './lists.ts';
import { coloursOf, idsOf, listPositions, nextString, pageOf, shownOn } from './pages.ts';
import { editorRows } from './row-queries.ts';

type Call = { project: { id: number } & ProjectLanguages; me: Me | undefined; request: FastifyRequest };
type SectionsQuery = Pick<QueryOf<typeof openEditorPage>, 'sections' | 'read_to' | 'read'>;

/** The endpoints of the editor. A page takes a fixed number of queries. */
export const editor: Feature = (context) => {
  const { sql } = context;
  const { sortedIndexOf, matcherOf, sectionIndexesOf, failedChecksOf } = listsOf(context);

  /** The request for a list, with its sections in order. Throws 404 if one of the named sections does not exist. */
  async function listRequestOf(
    { sections: chosen, read_to: upTo = 0, read: marks = [] }: SectionsQuery,
    call: Call,
  ) {
    const { project, me, request } = call;
    const sections = await versionedSectionsNamed(sql, project.id, chosen);
    const read = upTo > 0 || marks.length > 0 ? { upTo, marks } : undefined;
    const { source_lang, target_lang } = project;
    const languages = { source_lang, target_lang };
    return { project: project.id, sections, userId: me?.id ?? null, read, searcher: request, languages };
  }

  registerEndpoint(context, openEditorPage, readsProject, async ({ query, ...call }) => {
    const request = await listRequestOf(query, call);
    const { sections } = request;
    const [sortedIndex, matcher] = await Promise.all([
      sortedIndexOf(request, query),
      matcherOf(request, query),
    ]);
    const list = listPositions(sortedIndex, matcher(sortedIndex));
    const page = pageOf(sortedIndex, list, query);
    const shown = shownOn(sortedIndex, list, { page, size: query.size });
    const [rows, ofLabels] = await Promise.all([
      editorRows(
        sql,
        request,
        shown.map(({ id }) => id),
      ),
      sectionsOfLabelsAmong(sql, request.project, sections),
    ]);
    return {
      sections: sections.map(({ version, folded, touched, ...section }) => ({
        ...section,
        has_only_labels: ofLabels.has(section.id),
      })),
      strings_amount: sumOf(sections, 'strings_amount'),
      strings_translated: sumOf(sections, 'strings_translated'),
      matching_amount: list.length,
      page,
      colours: coloursOf(sortedIndex, list, query.size),
      // A string that was deleted or moved elsewhere between the queries is left out.
      rows: shown.flatMap(({ id, nth, index }) => {
        const row = rows.get(id);
        return row && row.section_id === sections[nth]?.id ? [{ ...row, index }] : [];
      }),
    };
  });

  registerEndpoint(context, findNextString, readsProject, async ({ query, ...call }) => {
    const request = await listRequestOf(query, call);
    const [sortedIndex, matcher, wantedStrings] = await Promise.all([
      sortedIndexOf(request, query),
      matcherOf(request, query),
      matcherOf(request, { status: [query.be] }),
    ]);
    return nextString(sortedIndex, matcher(sortedIndex), wantedStrings(sortedIndex), query) ?? null;
  });

  registerEndpoint(context, listMatchingStrings, readsProject, async ({ query, ...call }) => {
    const request = await listRequestOf(query, call);
    const [sortedIndex, matcher] = await Promise.all([
      sortedIndexOf(request, query),
      matcherOf(request, query),
    ]);
    const list = listPositions(sortedIndex, matcher(sortedIndex));
    return { strings: idsOf(sortedIndex, list.subarray(0, LIMITS.batch)), matching_amount: list.length };
  });

  registerEndpoint(context, findMyPlace, userWhoReads, async ({ project, me }) => {
    const last = await lastTranslated(sql, project.id, me.id);
    if (last) return last;
    const sections = await versionedSectionsOf(sql, project.id, undefined);
    const open = sections.find(({ stats }) => stats.strings_translated < stats.strings_amount);
    return (open && (await firstUntranslated(sql, project.id, open.id))) ?? null;
  });

  registerEndpoint(context, countFailedChecks, readsProject, async ({ project, request }) => {
    const sections = await versionedSectionsOf(sql, project.id);
    const list = { project: project.id, sections, searcher: request };
    const failed = await failedChecksOf(list, CHECK_FILTERS, { areAll: true });
    const sum = (amountIn: (list: FailedChecks) => number) =>
      failed.reduce((total, list) => total + amountIn(list), 0);
    return {
      checks: CHECK_FILTERS.map((check) => ({
        check,
        strings: sum((list) => list[check].size),
        fixable: sum((list) => list[`${check} fixable`].size),
      })).filter(({ strings }) => strings > 0),
      strings: sum((list) => new Set(FAILED_CHECKS.flatMap((check) => [...list[check]])).size),
    };
  });

  registerEndpoint(context, listEditorRows, readsProject, async ({ project, me, query }) => {
    const rows = [
      ...(await editorRows(sql, { project: project.id, userId: me?.id ?? null }, query.ids)).values(),
    ];
    const ids = [...new Set(rows.map(({ section_id }) => section_id))];
    const sections = await versionedSectionsOf(sql, project.id, ids);
    const sectionIndexes = await sectionIndexesOf(project.id, sections, 'index');
    const placed = new Map(sections.map(({ id }, nth) => [id, sectionIndexes[nth]]));
    return rows.flatMap((row) => {
      const index = (placed.get(row.section_id)?.ids.indexOf(row.id) ?? -1) + 1;
      return index === 0 ? [] : [{ ...row, index }];
    });
  });
};

const sumOf = (
  sections: readonly Pick<Section, 'stats'>[],
  counter: 'strings_amount' | 'strings_translated',
) => sections.reduce((sum, { stats }) => sum + stats[counter], 0);
