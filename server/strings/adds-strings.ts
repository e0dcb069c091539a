import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import type { addStrings, SourceString } from '#contract/strings.ts';
import { notFound, Refused, tooMany } from '../failures.ts';
import type { Once } from '../idempotency/once.ts';
import type { Tools } from '../imports/handlers.ts';
import { insertStrings } from './add-queries.ts';
import { stringsById } from './queries.ts';

type Call = {
  project: { id: number };
  section: { id: number };
  me: { id: number };
  body: BodyOf<typeof addStrings>;
  query: QueryOf<typeof addStrings>;
  once: Once | undefined;
};

/** Handles addStrings, in the server's own thread or, where the body is large, in that of an import. */
export const addsStrings =
  ({ sql }: Tools) =>
  async ({ project, section, me, body, query, once }: Call): Promise<SourceString[]> => {
    const at = { project: project.id, section: section.id, actor: me.id };
    const load = Array.isArray(body) ? { strings: body } : body;
    const { splitting, pos } = query;
    const added = await insertStrings(sql, at, { ...load, splitting, pos }, once);
    if ('again' in added) return query.silent ? [] : stringsById(sql, at, added.again);
    if ('made' in added) return query.silent ? [] : added.made;
    if (added.refused === 'gone') throw notFound('section');
    if (added.refused === 'tooMany') throw tooMany('strings', 'tooMany');
    throw new Refused(400, [{ key: 'copy_of', kind: 'unknown', index: added.index }]);
  };
