import type { Filled, Visitor } from '#contract/example.ts';
import type { ProjectStatus } from '#domain/core/access/project-status.ts';
import { ROLES } from '#domain/core/access/roles.ts';
import type { Visibility } from '#domain/core/access/visibility.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { DELETED_KINDS } from '#domain/history/deleted/deleted.ts';
import { newToken } from '../../server/core/auth/tokens.ts';
import { fileId, keepFile } from '../../server/files/books/queries.ts';
import { unsubscribeTokenOf } from '../../server/notices/notifications/mail-queries.ts';
import { emailLink } from '../email-link.ts';
import { announce } from '../ended-announcement.ts';
import { failJob } from '../failed-job.ts';
import { PushBrowser } from '../push-browser.ts';
import type { TestApp } from '../test-app.ts';
import { TINY_PICTURE } from '../tiny-picture.ts';
import { newCredential, ownPasskey, passkeySignIn } from './passkeys.ts';
import { codeNow } from './second-factor.ts';
import { connectionOf } from './sign-in-service.ts';
import type { TestUsers } from './test-users.ts';

export type FilledProject = Filled & { cast: TestUsers };

type ById = Record<string, number>;
type FilledIds = {
  project: number;
  sections: number[];
  strings: number[];
  translations: ById;
  deleted: ById;
  comments: ById;
  deletions: ById;
  events: ById;
  entry: number;
  dismissal: number;
  role: number;
  task: number;
  invites: ById;
  links: FilledProject['links'];
};

const IMAGE_HASH = '1'.repeat(64);

let made = 0;

/**
 * Fills a new project in one statement, because many are needed; every counter is right, but those of bytes with `rows`: so many more
 * of what calls list, and so many more `sections`.
 */
export async function fillProject(
  { sql }: TestApp,
  testUsers: TestUsers,
  {
    visibility = 'public',
    status = 'opened',
    rows = 0,
    sections = rows,
  }: { visibility?: Visibility; status?: ProjectStatus; rows?: number; sections?: number } = {},
): Promise<FilledProject> {
  made += 1;
  const handle = `filled_${made}`;
  const { guest: _, ...users } = testUsers;
  const ids = Object.values(users).map(({ id }) => id);
  const members = [
    ...ROLES.map((role) => ({ id: testUsers[role.name].id, role: role.id })),
    { id: testUsers.banned.id, role: 1 },
    { id: testUsers.colleague.id, role: 2 },
    { id: testUsers.author.id, role: 4 },
  ];
  const invites = [
    [testUsers.requester, testUsers.requester],
    [testUsers.asker, testUsers.asker],
    [testUsers.invited, testUsers.owner],
    [testUsers.expected, testUsers.administrator],
  ] as const;
  // The bytes of everything on the first string; of a string, 'Text 1' and 'key_1_1'; of the dictionary's entry.
  const textLength = ids.reduce((sum, id) => sum + `Version ${id}Remark of ${id}`.length, 0);
  const perString = 13;
  const entryBytes = 2 * Buffer.byteLength('textтекст');
  const [row] = await sql<FilledIds[]>`
    WITH project AS (
      INSERT INTO projects (name, handle, visibility, status, source_lang, target_lang, guest_books, strings_amount, bytes)
      VALUES (${`Filled ${made}`}, ${handle}, ${visibility}, ${status}, 'en', 'ru', true,
        ${4 + rows}, ${4 * perString + textLength + entryBytes}::bigint) RETURNING id
    ), member AS (
      INSERT INTO members (project_id, user_id, role_id)
      SELECT project.id, m.id, m.role
      FROM project, unnest(${members.map(({ id }) => id)}::bigint[], ${members.map(({ role }) => role)}::int[]) m (id, role)
    ), invite AS (
      INSERT INTO invites (project_id, user_id, inviter_id)
      SELECT project.id, i.id, i.inviter
      FROM project, unnest(${invites.map(([user]) => user.id)}::bigint[],
        ${invites.map(([, inviter]) => inviter.id)}::bigint[]) i (id, inviter)
      RETURNING id, user_id
    ), link AS (
      INSERT INTO invite_links (project_id, token, role_id, maker_id)
      SELECT project.id, md5(random()::text), l.role, l.maker
      FROM project, (VALUES (4, ${testUsers.administrator.id}::bigint), (2, ${testUsers.owner.id}::bigint)) l (role, maker)
      RETURNING id, token, role_id
    ), custom AS (
      INSERT INTO roles (project_id, name, permissions, position)
      SELECT project.id, 'Corrector', '{can_translate}', 5001 FROM project RETURNING id
    ), section AS (
      INSERT INTO sections
        (project_id, name, translated_name, num, type, strings_amount, strings_translated, translations_amount, bytes)
      SELECT project.id, name, translation, num, 'json', strings, translated, translated * ${ids.length * (1 + rows)}::int,
        strings * ${perString}::int + translated * ${textLength}::int
      FROM project, (
        VALUES ('One', NULL, 1, ${3 + rows}::int, 1), ('Two', 'Два', 2, 1, 0)
        UNION ALL SELECT 'More ' || num, NULL, num, 0, 0 FROM generate_series(3, ${2 + sections}::int) num
      ) s (name, translation, num, strings, translated)
      RETURNING id, num, project_id, name, translated_name, type, splitting, format, strings_amount
    ), assigned AS (
      INSERT INTO assignments (project_id, section_id, user_id, assigned_by)
      SELECT project_id, section.id, m.id, m.id FROM section, unnest(${members.map(({ id }) => id)}::bigint[]) m (id) WHERE num = 1
    ), string AS (
      INSERT INTO strings
        (project_id, section_id, place, text, key, translations_amount, regular_amount, comments_amount, inner_bytes)
      SELECT project_id, section.id, place * 1048576, 'Text ' || place, 'key_' || num || '_' || place, amount, amount, amount,
        CASE amount WHEN 0 THEN 0 ELSE ${textLength}::bigint END
      FROM section, generate_series(1, strings_amount) place,
        LATERAL (SELECT CASE WHEN num = 1 AND place = 1 THEN ${ids.length * (1 + rows)}::int ELSE 0 END AS amount) own
      RETURNING project_id, id, section_id, place, text, key, context, max_length, continues, translations_amount
    ), section_state AS (
      INSERT INTO section_revisions (project_id, section_id, event_id, deleted, name, translated_name, type, splitting, format)
      SELECT project_id, id, 0, false, name, translated_name, type, splitting, format FROM section
    ), string_state AS (
      INSERT INTO string_revisions (project_id, string_id, event_id, deleted, section_id, text, key, context, max_length, continues)
      SELECT project_id, id, 0, false, section_id, text, key, context, max_length, continues FROM string
    ), ordered AS (
      INSERT INTO order_changes (project_id, section_id, event_id, base, amount, weight)
      SELECT project_id, 0, 0, array_agg(id ORDER BY num), count(*), 0 FROM section GROUP BY project_id
      UNION ALL
      SELECT project_id, section_id, 0, array_agg(id ORDER BY place), count(*), 0 FROM string GROUP BY project_id, section_id
    ), translation AS (
      INSERT INTO translations (project_id, string_id, text, initial, author_id)
      SELECT project_id, string.id, concat('Version ', person, nullif(nth, 0)), false, person
      FROM string, unnest(${ids}::bigint[]) person, generate_series(0, ${rows}::int) nth WHERE translations_amount > 0
      RETURNING id, author_id
    ), deleted AS (
      INSERT INTO translation_revisions
        (project_id, string_id, translation_id, event_id, author_id, editor_id, status, deleted, text, context)
      SELECT project_id, string.id, nextval(pg_get_serial_sequence('translations', 'id')), 0, person, NULL, 0, true, 'Deleted', ''
      FROM string, unnest(${ids}::bigint[]) person WHERE translations_amount > 0
      RETURNING translation_id, author_id
    ), emptied AS (
      INSERT INTO comments (project_id, string_id, text, author_id)
      SELECT project_id, string.id, '', person FROM string, unnest(${ids}::bigint[]) person WHERE translations_amount > 0
      RETURNING project_id, string_id, id, author_id
    ), deletion AS (
      INSERT INTO deletions (project_id, event_id, kind, item_id, string_id, author_id, actor_id, text, data)
      SELECT project_id, nextval(pg_get_serial_sequence('log', 'id')), ${DELETED_KINDS.comment.code}, id, string_id, author_id, author_id,
        'Deleted', '{"text": "Deleted"}'
      FROM emptied
      RETURNING event_id, author_id
    ), comment AS (
      INSERT INTO comments (project_id, string_id, text, author_id)
      SELECT project_id, string.id, concat('Remark of ', person, nullif(nth, 0)), person
      FROM string, unnest(${ids}::bigint[]) person, generate_series(0, ${rows}::int) nth WHERE translations_amount > 0
      RETURNING project_id, string_id, id, author_id, text
    ), logged AS (
      INSERT INTO log (project_id, w, actor_id, section_id, string_id, comment_id, data)
      SELECT comment.project_id, ${LOG_CODES.addComment}::int, author_id, string.section_id, string_id, comment.id,
        jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(NULL, comment.text)))
      FROM comment JOIN string ON string.id = string_id
      WHERE comment.text = 'Remark of ' || author_id
      RETURNING project_id, id, actor_id
    ), batch AS (
      INSERT INTO batches (project_id, id, actor_id, action, items, amount, ended_at)
      SELECT project_id, id, actor_id, 'approve', '{}', 0, 0 FROM logged
    ), image AS (
      INSERT INTO images (hash, media_type, width, height, bytes)
      VALUES (${IMAGE_HASH}, 'image/webp', 1, 1, '\\x00') ON CONFLICT DO NOTHING
    ), entry AS (
      INSERT INTO dictionary (project_id, word, word_key, translate, translate_key)
      SELECT project.id, 'text', 'text', 'текст', 'текст' FROM project RETURNING id
    ), more_entries AS (
      INSERT INTO dictionary (project_id, word, word_key, translate, translate_key)
      SELECT project.id, 'text ' || nth, 'text', 'текст', 'текст' FROM project, generate_series(1, ${rows}::int) nth
    ), dismissal AS (
      INSERT INTO check_dismissals (project_id, check_id, scope, what, reason, user_id)
      SELECT project.id, 'repeated-word', 'word', concat('text', nullif(nth, 0)), '', ${testUsers.owner.id}::bigint
      FROM project, generate_series(0, ${rows}::int) nth RETURNING id
    ), dismissals_in_string AS (
      INSERT INTO check_dismissals (project_id, string_id, check_id, scope, what, reason, user_id)
      SELECT project_id, string.id, 'capitals', 'here', concat('text', nth), '', ${testUsers.owner.id}::bigint
      FROM string, generate_series(0, ${rows}::int) nth WHERE place = 1
    ), task AS (
      INSERT INTO language_tasks (project_id, origin_id, actor_id, sections, adds_sections, removes_missing, ended_at)
      SELECT project.id, project.id, ${testUsers.owner.id}::bigint, '{}', false, false, now_ms() FROM project RETURNING id
    )
    SELECT project.id AS project, custom.id AS role, entry.id AS entry, task.id AS task,
      (SELECT min(id) FROM dismissal) AS dismissal,
      (SELECT json_agg(id ORDER BY num) FROM section) AS sections,
      (SELECT json_agg(string.id ORDER BY num, place) FROM string JOIN section ON section.id = section_id) AS strings,
      (SELECT json_object_agg(author_id, id) FROM translation) AS translations,
      (SELECT json_object_agg(author_id, translation_id) FROM deleted) AS deleted,
      (SELECT json_object_agg(author_id, event_id) FROM deletion) AS deletions,
      (SELECT json_object_agg(author_id, id) FROM comment) AS comments,
      (SELECT json_object_agg(actor_id, id) FROM logged) AS events,
      (SELECT json_object_agg(user_id, id) FROM invite) AS invites,
      (SELECT json_object_agg(CASE role_id WHEN 4 THEN 'translator' ELSE 'moderator' END,
         json_build_object('id', id, 'token', token)) FROM link) AS links
    FROM project, custom, entry, task`;
  if (!row) throw new Error('the statement makes a row');
  // A statement of its own, because on a distributed database webhooks are not where content is.
  const [hook] = await sql<{ webhook: number; message: number }[]>`
    WITH hook AS (
      INSERT INTO webhooks (project_id, owner_id, url, groups, secret)
      VALUES (${row.project}, ${testUsers.owner.id}, 'https://hooks.example/here', '{comments}', 'whsec_c2VjcmV0')
      RETURNING id, project_id
    )
    INSERT INTO webhook_messages (webhook_id, project_id, type, body, state)
    SELECT id, project_id, 'ping', '{}', 'delivered' FROM hook, generate_series(0, ${rows}::int)
    RETURNING webhook_id AS webhook, id AS message`;
  const book = bookWithPicture();
  await sql.begin((tx) => keepFile(tx, row.project, book));
  const [section = 0] = row.sections;
  const [string = 0] = row.strings;
  return {
    cast: testUsers,
    project: row.project,
    handle,
    section,
    sections: row.sections,
    string,
    strings: row.strings.slice(0, -1),
    stringElsewhere: row.strings.at(-1) ?? 0,
    entry: row.entry,
    dismissal: row.dismissal,
    role: row.role,
    task: row.task,
    imageHash: IMAGE_HASH,
    translationOf: ({ id }) => row.translations[id] ?? row.translations[testUsers.author.id] ?? 0,
    deletedOf: ({ id }) => row.deleted[id] ?? row.deleted[testUsers.author.id] ?? 0,
    deletionOf: ({ id }) => row.deletions[id] ?? row.deletions[testUsers.author.id] ?? 0,
    commentOf: ({ id }) => row.comments[id] ?? row.comments[testUsers.author.id] ?? 0,
    eventOf: ({ id }) => row.events[id] ?? row.events[testUsers.author.id] ?? 0,
    inviteOf: ({ id }) => row.invites[id] ?? row.invites[testUsers.expected.id] ?? 0,
    links: row.links,
    webhook: hook?.webhook ?? 0,
    message: hook?.message ?? 0,
    bookPicture: `${book.id} a.png`,
    picture: TINY_PICTURE,
    codeNow,
    pushSubscription: () => new PushBrowser('https://push.example/device').subscription,
    newCredential,
    ownPasskey,
    passkeySignIn: () => passkeySignIn(testUsers.author, testUsers),
    failJob: () => failJob(sql),
    announce: () => announce(sql),
    emailLink: () => emailLink(sql, testUsers.newcomer.id),
    connectionOf: (person: Visitor) => connectionOf({ sql }, person),
    unsubscribeToken: () => unsubscribeTokenOf(sql, testUsers.newcomer.id, newToken().token),
  };
}

/** A book with a picture, as a project keeps it. */
function bookWithPicture() {
  const bytes = Buffer.from(
    `<FictionBook xmlns:l="http://www.w3.org/1999/xlink"><body><section><image l:href="#a.png"/><p>One.</p></section></body><binary id="a.png" content-type="image/png">${Buffer.from(TINY_PICTURE).toString('base64')}</binary></FictionBook>`,
  );
  return { id: fileId(bytes), name: 'a.fb2', format: 'fb2', bytes };
}
