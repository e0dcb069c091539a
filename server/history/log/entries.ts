import type { Replaced } from '#contract/core/replaced.ts';
import type { UserName } from '#contract/core/user-name.ts';
import type { LogEntry } from '#contract/history/log.ts';
import { EVENTS, eventKindOf } from '#domain/core/events/kinds.ts';

/** A stored entry of a project's or the site's log, with the names of its users and section. */
export type StoredLine = {
  id: number;
  w: number;
  at: number;
  actor: UserName | null;
  /** The affected user. */
  user: UserName | null;
  data: StoredData;
} & Partial<
  Record<'section_id' | 'string_id' | 'string_section' | 'translation_id' | 'comment_id', number | null>
> & {
    /** The present name, or the name at its deletion. */
    section_name?: string | null;
    undoes?: number | null;
    batch?: number | null;
    /** How much a batch has changed. */
    changed?: number | null;
    replaced?: Replaced | null;
  };

type StoredData = Partial<
  Pick<LogEntry, 'n' | 'r' | 'amount' | 'acts' | 'fields' | 'by_site' | 'redo' | 'action' | 'version'>
> & {
  se?: string;
};

/** A log entry as calls return it (log.1). */
export function entryOf({ id, w, at, actor, user, data, section_id, ...line }: StoredLine): LogEntry {
  const kind = eventKindOf(w);
  const userField = kind ? EVENTS[kind].userField : null;
  return {
    id,
    w,
    T: at,
    u: actor,
    i: null,
    k: null,
    m: null,
    ...(userField && { [userField]: user }),
    r: data.r ?? null,
    n: data.n ?? null,
    se: section_id ? { id: section_id, name: line.section_name ?? data.se ?? null } : null,
    string_id: line.string_id ?? null,
    string_section: line.string_section ?? null,
    translation_id: line.translation_id ?? null,
    comment_id: line.comment_id ?? null,
    amount: line.changed ?? data.amount ?? null,
    acts: data.acts ?? {},
    ...(data.by_site && { by_site: true }),
    ...(data.fields && { fields: data.fields }),
    ...(data.action && { action: data.action }),
    ...(data.version && { version: data.version }),
    ...(line.replaced && { replaced: line.replaced }),
    ...(line.batch && { batch: line.batch }),
    ...(line.undoes && { undoes: line.undoes }),
    ...(data.redo && { redo: true }),
  };
}
