import type { BodyOf, Endpoint, QueryOf } from '#contract/endpoint.ts';
import type { QuotaKind, Use } from '#domain/access/quotas.ts';
import { forbidden, notFound, type Refused, tooMany } from '../http/failures.ts';
import type { Once } from '../idempotency/once.ts';
import type { WorkerContext } from '../imports/messages.ts';
import { whyFull } from '../quotas/refuse.ts';

/** A call that brings strings into a section, as its handler gets it in the server or in an import process. */
export type StringsCall<Of extends Endpoint> = {
  project: { id: number; use?: Use };
  section: { id: number };
  me: { id: number };
  body: BodyOf<Of>;
  query: QueryOf<Of>;
  once: Once | undefined;
};

/** Where the strings of a call go, and which quota would refuse what comes. */
export const stringsTarget = (
  { project, section, me }: Pick<StringsCall<Endpoint>, 'project' | 'section' | 'me'>,
  settings: WorkerContext['settings'],
) => ({
  at: { project: project.id, section: section.id, actor: me.id },
  whyNot: (coming: { strings: number; bytes: number }) => whyFull(project, settings, coming),
});

/** Why a section takes no strings: it is gone, would have more than it may, or they do not fit the quota of this kind. */
export type SectionRefusal =
  | { refused: 'gone' }
  | { refused: 'tooMany' }
  | { refused: 'quota'; kind: QuotaKind };

/** What is thrown for such a refusal. */
export function sectionRefused(why: SectionRefusal): Refused {
  if (why.refused === 'gone') return notFound('section');
  if (why.refused === 'tooMany') return tooMany('strings', 'tooMany');
  return forbidden('general', why.kind);
}
