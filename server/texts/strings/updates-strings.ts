import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { updateStrings } from '#contract/texts/strings.ts';
import { conflict, invalid, Refused } from '../../platform/http/failures.ts';
import type { WorkerContext } from '../../platform/import-workers/messages.ts';
import { type StringsCall, sectionRefused, stringsTarget } from './strings-call.ts';
import { updateFromFile } from './update-queries.ts';

/** Handles updateStrings: in the server, or in an import process if the body is large. */
export const updatesStrings =
  ({ sql, settings }: WorkerContext) =>
  async (call: StringsCall<typeof updateStrings>): Promise<ReplyOf<typeof updateStrings>> => {
    const { body, query, once } = call;
    const { target, whyNot } = stringsTarget(call, settings);
    const done = await updateFromFile(sql, target, { ...body, isDry: query.dry_run, whyNot }, once);
    if ('again' in done) return done.again;
    if ('done' in done) return done.done;
    if (done.refused === 'changed') throw conflict('seen', 'changed', done.current);
    if (done.refused === 'keys') throw invalid('strings', 'keys');
    if ('index' in done) {
      throw new Refused(400, [{ key: done.refused, kind: 'unknown', index: done.index }]);
    }
    throw sectionRefused(done);
  };
