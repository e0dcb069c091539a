import { mergeStrings, SourceString, splitString } from '#contract/strings.ts';
import { type StringTarget, stringTarget } from '../content/targets.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { memberWith } from '../guards/guards.ts';
import { conflict, forbidden, invalid, notFound, orNotFound, Refused, tooMany } from '../http/failures.ts';
import { whyFull } from '../quotas/refuse.ts';
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

/** Splitting a string in two, and merging it with the next (splits.1, splits.7). */
export const splits: Feature = (context) => {
  const { sql, settings } = context;
  const managed = memberWith('can_manage_strings');
  const present = async (at: StringTarget) =>
    SourceString.parse(orNotFound(await stringOf(sql, at), 'string'));

  registerEndpoint(context, splitString, managed, async ({ body, ...place }) => {
    const { project } = place;
    const at = stringTarget(place);
    const done = await splitInTwo(sql, at, body, {
      ...project,
      whyNot: (coming) => whyFull(project, settings, coming),
    });
    if ('parts' in done) return stringsById(sql, at, done.parts);
    if (done.refused === 'quota') throw forbidden('general', done.kind);
    if (done.refused === 'translation') {
      const { index, kind } = done;
      throw new Refused(kind === 'changed' ? 409 : 400, [{ key: 'translations', kind, index }]);
    }
    if (done.refused === 'changed') throw conflict('general', 'changed', await present(at));
    throw REFUSED[done.refused]();
  });

  registerEndpoint(context, mergeStrings, managed, async ({ body, ...place }) => {
    const { project } = place;
    const at = stringTarget(place);
    const done = await mergeWithNext(sql, at, body, { ...project, full: whyFull(project, settings) });
    if ('merged' in done) return present(at);
    if (done.refused === 'gone') throw notFound('string');
    if (done.refused === 'quota') throw forbidden('general', done.kind);
    if (done.refused === 'tooMany') throw tooMany(done.key, 'tooMany');
    if (done.refused === 'rule') throw invalid(done.problem.key, done.problem.kind);
    throw conflict(done.refused === 'nextChanged' ? 'next' : 'general', 'changed', await present(at));
  });
};
