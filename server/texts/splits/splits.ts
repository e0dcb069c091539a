import type { ParamsOf } from '#contract/core/endpoint.ts';
import { mergeStrings, SourceString, splitString } from '#contract/texts/strings.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { type StringTarget, stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import type { GuardRequest } from '../../core/endpoints/call.ts';
import { withPermission } from '../../core/endpoints/permission-of.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { missingScope } from '../../core/guards/refuse-token.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import {
  conflict,
  forbidden,
  invalid,
  notFound,
  orNotFound,
  outOfScope,
  Refused,
  tooMany,
} from '../../platform/http/failures.ts';
import { stringOf, stringsById } from '../strings/queries.ts';
import { mergeWithNext } from './merge.ts';
import { splitInTwo } from './split.ts';

const REFUSED = {
  gone: () => notFound('string'),
  tooMany: () => tooMany('strings', 'tooMany'),
  blank: () => invalid('at', 'required'),
  keyed: () => invalid('key', 'keyed'),
  wholeFormat: () => invalid('format', 'wholeFormat'),
};

const translates = memberWith('can_translate');

/** Translators split long strings; all others need the permission, and an API token the scope, of who manages them (splits.1). */
const splitsString = withPermission(
  'can_translate',
  async (asking: GuardRequest<ParamsOf<typeof splitString>>) => {
    const loaded = await translates(asking);
    const lacksForShort = await missingScope(asking.sql, asking.request, 'can_manage_strings');
    return { ...loaded, lacksForShort };
  },
);

/** Splitting a string in two, and merging it with the next (splits.1, splits.7). */
export const splits: Feature = (context) => {
  const { sql, settings } = context;
  const managed = memberWith('can_manage_strings');
  const present = async (target: StringTarget) =>
    SourceString.parse(orNotFound(await stringOf(sql, target), 'string'));

  registerEndpoint(context, splitString, splitsString, async ({ body, viewer, lacksForShort, ...place }) => {
    const { project } = place;
    const target = stringTarget(place);
    const done = await splitInTwo(sql, target, body, {
      ...project,
      isForLong: lacksForShort !== undefined || !hasPermission(viewer.role, 'can_manage_strings'),
      whyNot: (growth) => whyFull(project, settings, growth),
    });
    if ('parts' in done) return stringsById(sql, target, done.parts);
    if (done.refused === 'short') throw lacksForShort ? outOfScope(lacksForShort) : forbidden('role', 'role');
    if (done.refused === 'quota') throw forbidden('general', done.kind);
    if (done.refused === 'translation') {
      const { index, kind } = done;
      throw new Refused(kind === 'changed' ? 409 : 400, [{ key: 'translations', kind, index }]);
    }
    if (done.refused === 'changed') throw conflict('general', 'changed', await present(target));
    throw REFUSED[done.refused]();
  });

  registerEndpoint(context, mergeStrings, managed, async ({ body, ...place }) => {
    const { project } = place;
    const target = stringTarget(place);
    const done = await mergeWithNext(sql, target, body, { ...project, full: whyFull(project, settings) });
    if ('merged' in done) return present(target);
    if (done.refused === 'gone') throw notFound('string');
    if (done.refused === 'quota') throw forbidden('general', done.kind);
    if (done.refused === 'tooMany') throw tooMany(done.key, 'tooMany');
    if (done.refused === 'rule') throw invalid(done.problem.key, done.problem.kind);
    throw conflict(done.refused === 'nextChanged' ? 'next' : 'general', 'changed', await present(target));
  });
};
