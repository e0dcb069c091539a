import type { addStrings, SourceString } from '#contract/texts/strings.ts';
import { Refused } from '../../platform/http/failures.ts';
import type { WorkerContext } from '../../platform/import-workers/messages.ts';
import { insertStrings } from './add-queries.ts';
import { stringsById } from './queries.ts';
import { type StringsCall, sectionRefused, stringsTarget } from './strings-call.ts';

/** Handles addStrings: in the server, or in an import process if the body is large. */
export const handleAddStrings =
  ({ sql, settings }: WorkerContext) =>
  async (call: StringsCall<typeof addStrings>): Promise<SourceString[]> => {
    const { body, query, once } = call;
    const { target, whyNot } = stringsTarget(call, settings);
    const load = Array.isArray(body) ? { strings: body } : body;
    const { splitting, pos } = query;
    const isImport = !Array.isArray(body) && pos === undefined;
    const added = await insertStrings(sql, target, { ...load, splitting, pos, isImport, whyNot }, once);
    if ('stored' in added) return query.silent ? [] : stringsById(sql, target, added.stored);
    if ('strings' in added) return query.silent ? [] : added.strings;
    if (added.refused !== 'copy_of') throw sectionRefused(added);
    throw new Refused(400, [{ key: 'copy_of', kind: 'unknown', index: added.index }]);
  };
