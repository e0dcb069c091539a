import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { updateStrings } from '#contract/texts/strings.ts';
import { conflict, invalid, Refused } from '../../platform/http/failures.ts';
import type { WorkerContext } from '../../platform/import-workers/messages.ts';
import { type StringsCall, sectionRefused, stringsTarget } from './strings-call.ts';
import { updateFromFile } from './update-queries.ts';

/** Handles updateStrings: in the server, or in an import process if the body is large. */
export const handleUpdateStrings =
  ({ sql, settings }: WorkerContext) =>
  async (call: StringsCall<typeof updateStrings>): Promise<ReplyOf<typeof updateStrings>> => {
    const { body, query, once } = call;
    const { target, whyNot } = stringsTarget(call, settings);
    const result = await updateFromFile(sql, target, { ...body, isDry: query.dry_run, whyNot }, once);
    if ('stored' in result) return result.stored;
    if ('done' in result) return result.done;
    if (result.refused === 'changed') throw conflict('seen', 'changed', result.current);
    if (result.refused === 'keys') throw invalid('strings', 'keys');
    if ('index' in result) {
      throw new Refused(400, [{ key: result.refused, kind: 'unknown', index: result.index }]);
    }
    throw sectionRefused(result);
  };
