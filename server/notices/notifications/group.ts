import type { Notification } from '#contract/notices/notifications.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import type { Content } from './content-queries.ts';
import type { Notice } from './list-queries.ts';

/** Makes items of the notices of a page: those of one kind about the same string or section are one, at the newest of them (notifications.12). */
export const groupNotices = (
  notices: readonly Notice[],
  contents: ReadonlyMap<number, Content>,
): Notification[] =>
  [...Map.groupBy(notices, keyOf).values()].flatMap((same) => {
    const [newest] = same;
    return newest ? [itemOf(newest, same, contents.get(newest.id))] : [];
  });

/** What is grouped: read and unread ones apart, so that what is new stands out; the state of a project or a role each alone. */
function keyOf({ id, kind, is_read, project, section_id, string_id, data }: Notice): string {
  const place = string_id === null ? `section ${section_id}` : `string ${string_id}`;
  return [kind, is_read, project?.id, place, Object.keys(data).length > 0 ? id : ''].join(',');
}

function itemOf(newest: Notice, same: readonly Notice[], content: Content | undefined): Notification {
  const { id, kind, at, is_read, project, data, user } = newest;
  const actors = new Map(same.flatMap(({ actor }) => (actor ? [[actor.id, actor] as const] : [])));
  const shown = <Key extends 'section' | 'string' | 'translation' | 'comment'>(key: Key) => {
    const shownId = newest[`${key}_id`];
    const text = content?.[key] ?? null;
    return shownId === null || text === null ? null : { id: shownId, text };
  };
  const section = shown('section');
  const texts = { string: shown('string'), translation: shown('translation'), comment: shown('comment') };
  const isGone =
    (newest.amount === 1 && (content?.is_undone ?? false)) ||
    (newest.section_id !== null && section === null) ||
    (['string', 'translation', 'comment'] as const).some(
      (key) =>
        newest[`${key}_id`] !== null && texts[key] === null && !(kind === 'deleted' && key === 'translation'),
    );
  return {
    id,
    ids: same.map((notice) => notice.id),
    kind,
    at,
    is_read,
    project,
    section: section && { id: section.id, name: section.text },
    ...texts,
    is_gone: kind !== 'reportDecided' && isGone,
    actors: [...actors.values()].slice(0, NOTIFICATION_LIMITS.actors),
    actors_amount: actors.size,
    amount: same.reduce((sum, { amount }) => sum + amount, 0),
    role: data.role ?? null,
    status: data.status ?? null,
    action: data.action ?? null,
    deadline: data.deadline ?? null,
    review_amount: content?.review_amount ?? 0,
    report: data.report ? { target: data.report.target, decision: data.report.decision, user } : null,
  };
}
