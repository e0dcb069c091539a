import {
  addSection,
  deleteSection,
  editSection,
  getSection,
  listSections,
  rearrangeSections,
  type Section,
  translateSectionName,
} from '#contract/texts/sections.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { headerAndFooterOf, headersAndFootersSize, sectionsOf } from '../../core/content/section-queries.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, readsProject } from '../../core/guards/guards.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { conflict, forbidden, invalid, notFound, orNotFound } from '../../platform/http/failures.ts';
import { type BatchSize, PART, WHOLE } from '../../platform/streaming/send-rows.ts';
import { withDerived } from '../../projects/statistics/derived.ts';
import { batchesOfStrings } from '../strings/batch-queries.ts';
import { makeSection } from './add-queries.ts';
import { removeSection } from './delete-queries.ts';
import { updateSection } from './edit-queries.ts';
import { reorderSections } from './order-queries.ts';
import { asPart, sectionsText, withStrings } from './sections-text.ts';
import { translateName } from './title-queries.ts';

/** The sections of a project (sections.9, sections.10). */
export const sections: Feature = (context) => {
  const { sql } = context;
  const managed = memberWith('can_manage_sections');
  const oneOf = async (projectId: number, id: number, fields = { fetch_frames: false }) => {
    const [stored] = await sectionsOf(sql, projectId, [id], fields);
    return orNotFound(stored, 'section');
  };

  registerEndpoint(context, listSections, readsProject, async ({ project, query, source, ...call }) => {
    const shown = (section: Section) =>
      query.generate_statistics ? { ...section, stats: withDerived(section.stats) } : section;
    const isChanged = ({ updated_at, stats }: Section) =>
      query.since === undefined || Math.max(updated_at, stats.last_update ?? 0) > query.since;
    const all = async (on: Sql | Transaction, fields = { fetch_frames: false }) =>
      (await sectionsOf(on, project.id, undefined, fields)).filter(isChanged).map(shown);
    if (!query.fetch_strings && !query.fetch_frames) return source.read(all);
    const scope = { project: project.id, userId: call.me?.id ?? null };
    const stringsIn = (on: Sql | Transaction, sections: readonly Section[], size: BatchSize) =>
      batchesOfStrings(on, scope, { parts: sections.map(asPart) }, query, size);
    const small = await source.snapshot(async (tx) => {
      const bytes = query.fetch_frames ? await headersAndFootersSize(tx, project.id) : 0;
      if (bytes > SERVICE_LIMITS.fullFetchBytes) return undefined;
      const sections = await all(tx, query);
      if (!query.fetch_strings) return sections;
      const first = (await stringsIn(tx, sections, WHOLE).next()).value;
      return first && !first.isLast ? undefined : withStrings(sections, first?.rows ?? []);
    });
    if (small) return small;
    return source.large.send(call, async function* (tx) {
      const sections = await all(tx);
      yield* sectionsText(sections, {
        strings: query.fetch_strings ? stringsIn(tx, sections, PART) : undefined,
        headerAndFooter: query.fetch_frames ? (id) => headerAndFooterOf(tx, project.id, id) : undefined,
      });
    });
  });

  registerEndpoint(context, getSection, readsProject, async ({ project, section, query }) => {
    const stored = await oneOf(project.id, section.id, query);
    return query.generate_statistics ? { ...stored, stats: withDerived(stored.stats) } : stored;
  });

  registerEndpoint(context, addSection, managed, async ({ project, me, body, once }) => {
    const added = await makeSection(
      sql,
      { project: project.id, actor: me.id },
      { ...body, most: context.settings.sectionsPerProject },
      once,
    );
    if ('id' in added) return oneOf(project.id, added.id);
    if (added.refused === 'quota') throw forbidden('general', 'quotaSections');
    throw added.refused === 'gone' ? notFound('project') : invalid('after', 'unknown');
  });

  registerEndpoint(context, rearrangeSections, managed, async ({ project, me, body }) => {
    const result = orNotFound(
      await reorderSections(sql, { project: project.id, actor: me.id }, body.sections),
      'project',
    );
    if ('order' in result) return result.order;
    throw conflict('sections', 'order', result.current);
  });

  registerEndpoint(context, editSection, managed, async ({ project, section, me, body }) => {
    const target = { project: project.id, section: section.id, actor: me.id };
    const result = await updateSection(sql, target, body);
    if (result === 'gone') throw notFound('section');
    if (result === 'changed') throw conflict('general', 'changed', await oneOf(project.id, section.id));
    if (result === 'keys') throw invalid('type', 'keys');
    return oneOf(project.id, section.id);
  });

  registerEndpoint(
    context,
    translateSectionName,
    memberWith('can_translate'),
    async ({ project, section, viewer, me, body }) => {
      const target = { project: project.id, section: section.id, actor: me.id };
      const result = await translateName(sql, target, viewer.role, body);
      if (result === 'gone') throw notFound('section');
      if (result === 'role') throw forbidden('role', 'role');
      if (result === 'changed') throw conflict('general', 'changed', await oneOf(project.id, section.id));
      return oneOf(project.id, section.id);
    },
  );

  registerEndpoint(context, deleteSection, managed, async ({ project, section, me }) => {
    const isDone = await removeSection(sql, { project: project.id, section: section.id, actor: me.id });
    if (!isDone) throw notFound('section');
  });
};
