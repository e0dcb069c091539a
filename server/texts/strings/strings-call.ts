import type { BodyOf, Endpoint, QueryOf } from '#contract/core/endpoint.ts';
import type { QuotaKind, StoredUsage } from '#domain/core/access/quotas.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import { forbidden, notFound, type Refused, tooMany } from '../../platform/http/failures.ts';
import type { Once } from '../../platform/idempotency/once.ts';
import type { WorkerContext } from '../../platform/import-workers/messages.ts';
import type { CheckedProject } from '../translations/require-checks.ts';

/** A call that adds strings to a section or updates it, as its handler gets it in the server or in a worker. */
export type StringsCall<Of extends Endpoint> = {
  project: CheckedProject & { use?: StoredUsage };
  section: { id: number };
  me: { id: number };
  body: BodyOf<Of>;
  query: QueryOf<Of>;
  once: Once | undefined;
};

/** The target of a call, and the quota that refuses what it adds. */
export const stringsTarget = (
  { project, section, me }: Pick<StringsCall<Endpoint>, 'project' | 'section' | 'me'>,
  settings: WorkerContext['settings'],
) => ({
  target: { project: project.id, section: section.id, actor: me.id },
  whyNot: (growth: { strings: number; bytes: number }) => whyFull(project, settings, growth),
});

/** Why a section refuses strings: it is gone, it would have too many, or a quota is exceeded. */
export type SectionRefusal =
  | { refused: 'gone' }
  | { refused: 'tooMany' }
  | { refused: 'quota'; kind: QuotaKind };

/** The failure of such a refusal. */
export function sectionRefused(why: SectionRefusal): Refused {
  if (why.refused === 'gone') return notFound('section');
  if (why.refused === 'tooMany') return tooMany('strings', 'tooMany');
  return forbidden('general', why.kind);
}
