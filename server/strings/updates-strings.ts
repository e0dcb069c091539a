import type { ReplyOf } from '#contract/endpoint.ts';
import type { updateStrings } from '#contract/strings.ts';
import { conflict, invalid, Refused } from '../failures.ts';
import type { Tools } from '../imports/handlers.ts';
import { whyFull } from '../usage/refuse.ts';
import { type StringsCall, sectionRefused } from './strings-call.ts';
import { updateFromFile } from './update-queries.ts';

/** Handles updateStrings: in the server, or in an import process if the body is large. */
export const updatesStrings =
  ({ sql, settings }: Tools) =>
  async ({
    project,
    section,
    me,
    body,
    query,
    once,
  }: StringsCall<typeof updateStrings>): Promise<ReplyOf<typeof updateStrings>> => {
    const at = { project: project.id, section: section.id, actor: me.id };
    const whyNot = (coming: { strings: number; bytes: number }) => whyFull(project, settings, coming);
    const done = await updateFromFile(sql, at, { ...body, isDry: query.dry_run, whyNot }, once);
    if ('again' in done) return done.again;
    if ('done' in done) return done.done;
    if (done.refused === 'changed') throw conflict('seen', 'changed', done.current);
    if (done.refused === 'keys') throw invalid('strings', 'keys');
    if (done.refused === 'remove') {
      throw new Refused(400, [{ key: 'remove', kind: 'unknown', index: done.index }]);
    }
    throw sectionRefused(done);
  };
