import type { addStrings, SourceString } from '#contract/strings.ts';
import { Refused } from '../failures.ts';
import type { Tools } from '../imports/handlers.ts';
import { whyFull } from '../usage/refuse.ts';
import { insertStrings } from './add-queries.ts';
import { stringsById } from './queries.ts';
import { type StringsCall, sectionRefused } from './strings-call.ts';

/** Handles addStrings: in the server, or in an import process if the body is large. */
export const addsStrings =
  ({ sql, settings }: Tools) =>
  async ({
    project,
    section,
    me,
    body,
    query,
    once,
  }: StringsCall<typeof addStrings>): Promise<SourceString[]> => {
    const at = { project: project.id, section: section.id, actor: me.id };
    const load = Array.isArray(body) ? { strings: body } : body;
    const { splitting, pos } = query;
    const whyNot = (coming: { strings: number; bytes: number }) => whyFull(project, settings, coming);
    const added = await insertStrings(sql, at, { ...load, splitting, pos, whyNot }, once);
    if ('again' in added) return query.silent ? [] : stringsById(sql, at, added.again);
    if ('made' in added) return query.silent ? [] : added.made;
    if (added.refused !== 'copy_of') throw sectionRefused(added);
    throw new Refused(400, [{ key: 'copy_of', kind: 'unknown', index: added.index }]);
  };
