import type { ParamsOf } from '#contract/core/endpoint.ts';
import {
  addStrings,
  deleteString,
  editString,
  getString,
  importStrings,
  listStrings,
  rearrangeStrings,
  SourceString,
  updateStrings,
} from '#contract/texts/strings.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { isLargeSection } from '../../core/content/section-queries.ts';
import { stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import type { GuardRequest } from '../../core/endpoints/call.ts';
import { withPermission } from '../../core/endpoints/permission-of.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, readsProject } from '../../core/guards/guards.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import { conflict, forbidden, invalid, notFound, orNotFound, tooMany } from '../../platform/http/failures.ts';
import { sendRows } from '../../platform/streaming/send-rows.ts';
import { handleAddStrings } from './add-strings.ts';
import { batchesOfStrings, startAfter } from './batch-queries.ts';
import { removeString } from './delete-queries.ts';
import { type TimesRefusal, updateString } from './edit-queries.ts';
import { handleImportStrings } from './import-strings.ts';
import { withFetched } from './listing-queries.ts';
import { reorderStrings } from './order-queries.ts';
import { stringOf } from './queries.ts';
import { handleUpdateStrings } from './update-strings.ts';

/** What is refused of times (subtitles.14, subtitles.16): the field, and why. */
const WRONG_TIMES = {
  notCue: { key: 'start', kind: 'notSubtitles' },
  ends: { key: 'end', kind: 'min' },
  targetNotCue: { key: 'target_start', kind: 'notSubtitles' },
  targetEnds: { key: 'target_end', kind: 'min' },
  halfTimed: { key: 'target_end', kind: 'required' },
} as const satisfies Record<TimesRefusal, { key: string; kind: string }>;

/** The strings of sections (strings.12, imports.19). */
export const strings: Feature = (context) => {
  const { sql } = context;
  const managed = memberWith('can_manage_strings');
  // A small request may affect ten thousand long texts.
  const managedWhole = withPermission(
    'can_manage_strings',
    async (asking: GuardRequest<ParamsOf<typeof updateStrings>>) => {
      const loaded = await managed(asking);
      return { ...loaded, isLarge: await isLargeSection(sql, loaded.project.id, loaded.section.id) };
    },
  );

  registerEndpoint(
    context,
    listStrings,
    readsProject,
    async ({ project, section, query, source, ...call }) => {
      const scope = { project: project.id, userId: call.me?.id ?? null };
      const { limit, after } = query;
      const target = { project: project.id, section: section.id };
      const start =
        after === undefined ? undefined : await source.read((on) => startAfter(on, target, after));
      if (after !== undefined && !start) throw invalid('after', 'unknown');
      const range = { parts: [section], start, limit };
      const how = {
        element: listStrings.reply.element,
        isExact: listStrings.isExact,
        isOneStatement: !query.fetch_translations && !query.fetch_comments,
      };
      return sendRows(source, call, how, (on, size) => batchesOfStrings(on, scope, range, query, size));
    },
  );

  registerEndpoint(context, getString, readsProject, async ({ project, section, string, me, query }) => {
    const stored = await stringOf(sql, { project: project.id, section: section.id, string: string.id });
    const scope = { project: project.id, userId: me?.id ?? null };
    const [listed] = await withFetched(sql, scope, query, stored ? [stored] : []);
    return orNotFound(listed, 'string');
  });

  registerEndpoint(context, addStrings, managed, handleAddStrings(context));

  // It needs what adding the strings and importing their translations need (imports.46).
  const managedAndTranslated = withPermission(
    'can_manage_strings',
    async (asking: GuardRequest<ParamsOf<typeof importStrings>>) => {
      const loaded = await managed(asking);
      if (!hasPermission(loaded.viewer.role, 'can_translate')) throw forbidden('role', 'role');
      return loaded;
    },
  );
  registerEndpoint(context, importStrings, managedAndTranslated, handleImportStrings(context));

  registerEndpoint(context, updateStrings, managedWhole, handleUpdateStrings(context));

  registerEndpoint(context, rearrangeStrings, managed, async ({ project, section, me, body }) => {
    const target = { project: project.id, section: section.id, actor: me.id };
    const result = await reorderStrings(sql, target, body.strings);
    if ('order' in result) return result.order;
    throw result.refused === 'gone' ? notFound('section') : conflict('strings', 'order', result.current);
  });

  registerEndpoint(context, editString, managed, async ({ body, ...place }) => {
    const target = stringTarget(place);
    const full = whyFull(place.project, context.settings);
    const result = await updateString(sql, target, body, full !== undefined);
    const current = async (section: number) =>
      orNotFound(await stringOf(sql, { ...target, section }), 'string');
    if ('section' in result) return current(result.section);
    if (result.refused === 'gone') throw notFound('string');
    if (result.refused === 'quota' && full) throw forbidden('general', full);
    if (result.refused === 'section_id') throw invalid('section_id', 'unknown');
    if (result.refused === 'tooMany') throw tooMany('strings', 'tooMany');
    if (result.refused !== 'changed' && result.refused !== 'quota') {
      const { key, kind } = WRONG_TIMES[result.refused];
      throw invalid(key, kind);
    }
    throw conflict('general', 'changed', SourceString.parse(await current(target.section)));
  });

  registerEndpoint(context, deleteString, managed, async (place) => {
    if (!(await removeString(sql, stringTarget(place)))) throw notFound('string');
  });
};
