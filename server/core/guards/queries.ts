import type { Entry } from '#contract/dictionary.ts';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { PROJECT_STATUSES, type WriteKind, whyNotWrite } from '#domain/access/project-status.ts';
import type { Quotas, StoredUsage } from '#domain/access/quotas.ts';
import type { Permission } from '#domain/access/roles.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { projectKey } from '../../platform/database/distribution/project-groups.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import type { Credential } from '../auth/credential.ts';
import { ofCredential, type SessionUser } from '../auth/session-queries.ts';
import { textOfPlural } from '../content/plural-queries.ts';
import { hasIdOrHandle, NOT_DELETED } from '../content/present-project-queries.ts';
import type { EarlyWrite } from '../endpoints/early-write.ts';
import { hasRoom, storedIn, type UseAsOf } from '../quotas/queries.ts';

/** The ids of a path besides the project. */
export type PathIds = {
  section?: number;
  string?: number;
  translation?: number;
  comment?: number;
  entry?: number;
};

export type LoadedProject = Pick<
  Project,
  'id' | 'handle' | 'name' | 'source_lang' | 'target_lang' | 'visibility' | 'status'
> & {
  /** The role of the user, and what it permits; null if they are no member. */
  role_id: number | null;
  permissions: Permission[] | null;
  invite: { id: number; inviter_id: number } | null;
  /** When site administrators hid it; null if it is not hidden. */
  hidden_at: number | null;
  /** Loaded for calls that store content. */
  use?: StoredUsage;
};
export type LoadedSection = Pick<Section, 'id' | 'name' | 'num' | 'type' | 'splitting'>;
export type LoadedString = {
  id: number;
  max_length: number | null;
  approved_id: number | null;
  translations_amount: number;
  comments_amount: number;
  /** Its text, if it may be a plural. */
  plural: string | null;
};
export type LoadedTranslation = { id: number; author_id: number; initial: boolean; updated_at: number };
export type LoadedComment = {
  id: number;
  author_id: number;
  text: string;
  reply: number | null;
  updated_at: number;
};

export type LoadedEntry = Pick<Entry, 'id'>;

export type LoadedPath = LoadedProject & {
  section?: LoadedSection | null;
  string?: LoadedString | null;
  translation?: LoadedTranslation | null;
  comment?: LoadedComment | null;
  entry?: LoadedEntry | null;
};

/** The user, null for a guest; what the path names, null if there is no such project; and what an early write returned. */
type Found<Row> = { me: SessionUser | null; path: LoadedPath | null; written?: Row | null };

/** What to load besides what the path names, and the write to send with the query. */
type Wants<Row extends object> = { use: UseAsOf | undefined; early?: Admitted<Row> | undefined };

/** An early write, and the permission that it requires. */
export type Admitted<Row extends object> = {
  early: EarlyWrite<Row>;
  permission: Permission;
  act: WriteKind;
  /** Set for calls that store content. */
  quotas: Quotas | undefined;
};

/**
 * Loads the user and everything that a path names, in one query: each object only inside the one before it, so that an
 * id of another project, section or string is not found. On a distributed database the id of a handle is a query before it.
 */
export async function loadPath<Row extends object>(
  sql: Sql | Transaction,
  credential: Credential | undefined,
  project: number | string,
  ids: PathIds,
  { use, early }: Wants<Row>,
): Promise<Found<Row>> {
  const readsContent = [use, ids.section, ids.string, ids.entry].some((wanted) => wanted !== undefined);
  const key = readsContent ? await projectKey(sql, project) : project;
  const [found] = await sql<Found<Row>[]>`
    WITH me AS MATERIALIZED (${ofCredential(credential)}), path AS MATERIALIZED (${pathQuery(key, ids, { use })})
      ${early ? earlySteps(ids, early) : NOTHING}
    SELECT (SELECT row_to_json(me) FROM me) AS me, (SELECT row_to_json(path) FROM path) AS path
      ${early ? writtenBy(early) : NOTHING}`;
  return found ?? { me: null, path: null };
}

const NOTHING = fragment``;

/**
 * SQL: the steps of an early write inside a string. `admitted` has a row for members whose role has the permission,
 * unless the guard has to check more: if the project is hidden, full, or has another status. Its conditions are those
 * of the guards for members, generated from the same tables of domain/.
 */
function earlySteps<Row extends object>(
  { string, translation }: PathIds,
  { early, permission, act, quotas }: Admitted<Row>,
): Fragment {
  const statuses = PROJECT_STATUSES.filter((status) => !whyNotWrite(status, act, false));
  return fragment`, admitted AS MATERIALIZED (
    SELECT me.id AS actor, ${string ?? null}::bigint AS string FROM me, path
    WHERE ${roleWith(permission)} AND path.status = ANY(${statuses}::text[]) AND path.hidden_at IS NULL
      AND path.section IS NOT NULL AND path.string IS NOT NULL
      ${translation === undefined ? NOTHING : IS_TRANSLATION_FOUND} ${quotas ? hasRoom(quotas) : NOTHING}
      AND ${early.condition}
  ), ${early.write.steps}`;
}

const IS_TRANSLATION_FOUND = fragment`AND path.translation IS NOT NULL`;

const writtenBy = <Row extends object>({ early }: Admitted<Row>): Fragment => fragment`,
  (SELECT row_to_json(result) FROM admitted, LATERAL (${early.write.result}) result) AS written`;

/** SQL: whether the user is the author of the translation in `path`. */
export const IS_AUTHOR = fragment`((path.translation->>'author_id')::bigint = me.id)`;

/** SQL: whether the role in `path` has a permission. */
export const roleWith = (permission: Permission): Fragment => fragment`
  ${permission}::text = ANY(path.permissions)`;

/** SQL: the project and what a path names in it, as `me` has them. */
export const pathQuery = (
  project: number | string,
  { section, string, translation, comment, entry }: PathIds,
  { use }: { use: UseAsOf | undefined },
): Fragment => {
  // Content is read by a given project, not by that of the row, so that it is looked for on one server.
  const id = typeof project === 'number' ? fragment`${project}::bigint` : fragment`p.id`;
  return fragment`
    SELECT p.id, p.handle, p.name, p.source_lang, p.target_lang, p.visibility, p.status, p.hidden_at, m.role_id, r.permissions,
      (SELECT json_build_object('id', i.id, 'inviter_id', i.inviter_id) FROM invites i
       WHERE i.project_id = p.id AND i.user_id = (SELECT id FROM me)) AS invite
      ${use ? fragment`, ${storedIn(id, use)} AS use` : NOTHING}
      ${section === undefined ? NOTHING : sectionColumn(id, section)}
      ${section === undefined || string === undefined ? NOTHING : stringColumn(id, section, string)}
      ${string === undefined || translation === undefined ? NOTHING : translationColumn(id, string, translation)}
      ${string === undefined || comment === undefined ? NOTHING : commentColumn(id, string, comment)}
      ${entry === undefined ? NOTHING : entryColumn(id, entry)}
    FROM projects p LEFT JOIN members m ON m.project_id = p.id AND m.user_id = (SELECT id FROM me)
      LEFT JOIN roles r ON r.id = m.role_id
    WHERE ${hasIdOrHandle(project)} AND ${NOT_DELETED}`;
};

const sectionColumn = (project: Fragment, id: number) => fragment`,
  (SELECT json_build_object('id', s.id, 'name', s.name, 'num', s.num, 'type', s.type, 'splitting', s.splitting)
   FROM sections s WHERE s.project_id = ${project} AND s.id = ${id}) AS section`;

const stringColumn = (project: Fragment, sectionId: number, id: number) => fragment`,
  (SELECT json_build_object('id', s.id, 'max_length', s.max_length, 'approved_id', s.approved_id,
     'translations_amount', s.translations_amount, 'comments_amount', s.comments_amount, 'plural', ${textOfPlural(fragment`s.text`)})
   FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${sectionId} AND s.id = ${id}) AS string`;

const translationColumn = (project: Fragment, stringId: number, id: number) => fragment`,
  (SELECT json_build_object('id', t.id, 'author_id', t.author_id, 'initial', t.initial, 'updated_at', t.updated_at)
   FROM translations t WHERE t.project_id = ${project} AND t.string_id = ${stringId} AND t.id = ${id}) AS translation`;

const commentColumn = (project: Fragment, stringId: number, id: number) => fragment`,
  (SELECT json_build_object('id', c.id, 'author_id', c.author_id, 'text', c.text, 'reply', c.reply,
     'updated_at', c.updated_at)
   FROM comments c WHERE c.project_id = ${project} AND c.string_id = ${stringId} AND c.id = ${id}) AS comment`;

const entryColumn = (project: Fragment, id: number) => fragment`,
  (SELECT json_build_object('id', d.id) FROM dictionary d WHERE d.project_id = ${project} AND d.id = ${id}) AS entry`;
