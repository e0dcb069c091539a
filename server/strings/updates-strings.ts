import type { BodyOf, QueryOf, ReplyOf } from '#contract/endpoint.ts';
import type { updateStrings } from '#contract/strings.ts';
import type { Use } from '#domain/quotas.ts';
import { conflict, forbidden, invalid, notFound, Refused, tooMany } from '../failures.ts';
import type { Once } from '../idempotency/once.ts';
import type { Tools } from '../imports/handlers.ts';
import { whyFull } from '../usage/refuse.ts';
import { updateFromFile } from './update-queries.ts';

type Call = {
  project: { id: number; use?: Use };
  section: { id: number };
  me: { id: number };
  body: BodyOf<typeof updateStrings>;
  query: QueryOf<typeof updateStrings>;
  once: Once | undefined;
};

/** Handles updateStrings: in the server, or in an import process if the body is large. */
export const updatesStrings =
  ({ sql, settings }: Tools) =>
  async ({ project, section, me, body, query, once }: Call): Promise<ReplyOf<typeof updateStrings>> => {
    const at = { project: project.id, section: section.id, actor: me.id };
    const whyNot = (coming: { strings: number; bytes: number }) => whyFull(project, settings, coming);
    const done = await updateFromFile(sql, at, { ...body, isDry: query.dry_run, whyNot }, once);
    if ('again' in done) return done.again;
    if ('done' in done) return done.done;
    if (done.refused === 'gone') throw notFound('section');
    if (done.refused === 'quota') throw forbidden('general', done.kind);
    if (done.refused === 'tooMany') throw tooMany('strings', 'tooMany');
    if (done.refused === 'changed') throw conflict('seen', 'changed', done.current);
    if (done.refused === 'keys') throw invalid('strings', 'keys');
    throw new Refused(400, [{ key: 'remove', kind: 'unknown', index: done.index }]);
  };
