import { eventKindOf } from '#domain/core/events/kinds.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { readRows } from '../../platform/streaming/cursor-queries.ts';

/** What the first line of the file says. */
const ABOUT = {
  kind: 'about',
  format:
    'JSON Lines: each line is one item, whose `kind` is listed here. Times are in milliseconds since 1970 UTC.',
  kinds: {
    profile: 'what your page shows, your email address, and when it was confirmed',
    session: 'where you are signed in, and where that was last used',
    device: 'a device from which you have signed in, by when that was last',
    api_token: 'a token of yours, without its secret',
    second_factor: 'since when you have a second factor',
    passkey: 'a passkey of yours, by its name, when it was added and when last used',
    connected_service: 'a sign-in service that you have connected, with your id there',
    security_event: 'what happened to your sign-in within 90 days',
    membership: 'a project that you are a member of; role_id as the call /api/projects/{id}?fetch_roles says',
    invitation: 'an open invitation or request of yours, or one that you have sent',
    invite_link: 'an invitation link that you have made',
    push_device: 'a browser that shows your notices, by the host of its push service',
    webhook: 'a webhook that you answer for, without its secret',
    assignment: 'a section that is assigned to you, and by whom; or that you have assigned to somebody',
    watch: 'what you watch, or have chosen not to watch',
    block: 'a user whom you have blocked, by id',
    translation: 'a translation that you are the author of, as it is now',
    comment: 'a comment of yours',
    vote: 'a vote of yours for or against (is_minus) a translation',
    translation_state: 'a translation as you have made it: your own, or one that you edited or decided about',
    word_state: 'a word of a dictionary as you have made it',
    log_entry: 'what you have done in projects: event by its name, with the ids of what it was about',
  },
};

/** SQL: the projects in which a user has done something. */
const projectsOf = (user: number): Fragment => fragment`
  (SELECT DISTINCT project_id FROM log WHERE actor_id = ${user}) p`;

/** The parts of the file in order: the kind of their lines, and SQL of one row for each. */
const partsOf = (user: number): readonly (readonly [kind: string, query: Fragment])[] => [
  [
    'profile',
    fragment`
      SELECT id, username, email, email_confirmed_at, about, avatar_url, gender, language, created_at, updated_at
      FROM users WHERE id = ${user}`,
  ],
  [
    'session',
    fragment`SELECT created_at, seen_at, expires_at, address, user_agent FROM sessions WHERE user_id = ${user} ORDER BY id`,
  ],
  ['device', fragment`SELECT seen_at FROM devices WHERE user_id = ${user} ORDER BY seen_at`],
  [
    'api_token',
    fragment`
      SELECT name, scopes, created_at, expires_at, last_used_at FROM api_tokens WHERE user_id = ${user} ORDER BY id`,
  ],
  ['second_factor', fragment`SELECT since FROM second_factors WHERE user_id = ${user} AND since IS NOT NULL`],
  [
    'push_device',
    fragment`SELECT substring(endpoint FROM '^https?://([^/]+)') AS host, created_at FROM push_subscriptions WHERE user_id = ${user}`,
  ],
  ['passkey', fragment`SELECT name, created_at, used_at FROM passkeys WHERE user_id = ${user}`],
  [
    'connected_service',
    fragment`SELECT issuer, subject, label, since FROM connected_services WHERE user_id = ${user} ORDER BY id`,
  ],
  [
    'security_event',
    fragment`
      SELECT kind AS event, at, amount, address, user_agent, is_new_device, detail FROM security_events WHERE user_id = ${user} ORDER BY id`,
  ],
  [
    'membership',
    fragment`
      SELECT m.project_id, p.handle, p.name, m.role_id, m.joined_at FROM members m JOIN projects p ON p.id = m.project_id
      WHERE m.user_id = ${user} AND ${NOT_DELETED} ORDER BY m.project_id`,
  ],
  [
    'invitation',
    fragment`
      SELECT project_id, user_id, inviter_id, created_at FROM invites WHERE user_id = ${user} OR inviter_id = ${user} ORDER BY id`,
  ],
  [
    'invite_link',
    fragment`
      SELECT project_id, role_id, created_at, expires_at, most_uses, uses FROM invite_links WHERE maker_id = ${user} ORDER BY id`,
  ],
  [
    'webhook',
    fragment`
      SELECT project_id, url, description, groups, enabled, created_at FROM webhooks WHERE owner_id = ${user} ORDER BY id`,
  ],
  [
    'assignment',
    fragment`
      SELECT project_id, section_id, user_id, assigned_by, deadline, at FROM assignments
      WHERE user_id = ${user} OR assigned_by = ${user} ORDER BY id`,
  ],
  [
    'watch',
    fragment`
      SELECT project_id, section_id, string_id, is_watched, is_automatic, at FROM watches WHERE user_id = ${user} ORDER BY id`,
  ],
  [
    'reading_place',
    fragment`SELECT project_id, string_id, at FROM reading_places WHERE user_id = ${user} ORDER BY project_id`,
  ],
  ['block', fragment`SELECT blocked_id, created_at FROM blocks WHERE user_id = ${user} ORDER BY blocked_id`],
  [
    'translation',
    fragment`
      SELECT t.* FROM ${projectsOf(user)}, LATERAL (
        SELECT project_id, id, string_id, text, context, initial, created_at, updated_at, votes_plus, votes_minus FROM translations
        WHERE project_id = p.project_id AND author_id = ${user} OFFSET 0) t`,
  ],
  [
    'comment',
    fragment`
      SELECT c.* FROM ${projectsOf(user)}, LATERAL (
        SELECT project_id, id, string_id, text, reply, created_at, updated_at FROM comments
        WHERE project_id = p.project_id AND author_id = ${user} AND NOT deleted OFFSET 0) c`,
  ],
  [
    'dismissal',
    fragment`
      SELECT d.* FROM ${projectsOf(user)}, LATERAL (
        SELECT project_id, id, string_id, check_id, scope, what, reason, at FROM check_dismissals
        WHERE project_id = p.project_id AND user_id = ${user} OFFSET 0) d`,
  ],
  [
    'vote',
    fragment`
      SELECT v.* FROM ${projectsOf(user)}, LATERAL (
        SELECT project_id, translation_id, is_minus, created_at FROM votes
        WHERE project_id = p.project_id AND user_id = ${user} OFFSET 0) v`,
  ],
  [
    'translation_state',
    fragment`
      SELECT r.project_id, r.string_id, r.translation_id, r.at, r.status, r.deleted, r.text, r.context
      FROM log l JOIN translation_revisions r ON r.project_id = l.project_id AND r.string_id = l.string_id
        AND r.translation_id = l.translation_id AND r.event_id = l.id
      WHERE l.actor_id = ${user}`,
  ],
  [
    'word_state',
    fragment`
      SELECT e.* FROM ${projectsOf(user)}, LATERAL (
        SELECT project_id, entry_id, at, deleted, word, translate, "desc" FROM entry_revisions
        WHERE project_id = p.project_id AND editor_id = ${user} OFFSET 0) e`,
  ],
  [
    'log_entry',
    fragment`
      SELECT project_id, id, w, at, user_id, section_id, string_id, translation_id, comment_id, data FROM log
      WHERE actor_id = ${user}`,
  ],
];

/** All that is stored about a user, as JSON Lines, piece by piece (accounts.34). Only a few rows are in memory at a time. */
export async function* writeMyData(tx: Transaction, user: number): AsyncGenerator<string> {
  yield `${JSON.stringify(ABOUT)}\n`;
  for (const [kind, query] of partsOf(user)) {
    // Materialized, because Citus loses the names of the columns where it reads a row and makes its JSON in one step.
    const rows = tx<{ item: string }[]>`
      WITH item AS MATERIALIZED (${query}) SELECT to_jsonb(item)::text AS item FROM item`;
    for await (const some of readRows(tx, rows)) {
      const lines = some.map(({ item }) => `${JSON.stringify({ kind, ...named(JSON.parse(item)) })}\n`);
      yield lines.join('');
    }
  }
}

/** An item with the name of its event in place of the code. */
const named = ({ w, ...item }: Record<string, unknown>) =>
  typeof w === 'number' ? { event: eventKindOf(w), ...item } : item;
