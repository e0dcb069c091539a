import type { Project } from '#contract/projects/projects.ts';
import type { Entry } from '#contract/texts/dictionary.ts';
import type { Section } from '#contract/texts/sections.ts';
import type { StoredUsage } from '#domain/core/access/quotas.ts';
import type { Permission } from '#domain/core/access/roles.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { projectKey } from '../../platform/database/distribution/project-groups.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import type { Credential } from '../auth/credential.ts';
import { ofCredential, type SessionUser } from '../auth/session-queries.ts';
import { textOfPlural } from '../content/plural-queries.ts';
import { hasIdOrHandle, NOT_DELETED } from '../content/present-project-queries.ts';
import { storedIn, type UseAsOf } from '../quotas/queries.ts';

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
  | 'id'
  | 'handle'
  | 'name'
  | 'source_lang'
  | 'target_lang'
  | 'visibility'
  | 'status'
  | 'check_severities'
  | 'placeholder_patterns'
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

/** The user, null for a guest; and what the path names, null if there is no such project. */
type LoadedRow = { me: SessionUser | null; path: LoadedPath | null };

/**
 * Loads the user and everything that a path names, in one query: each object only inside the one before it, so that an
 * id of another project, section or string is not found. On a distributed database the id of a handle is a query before it.
 */
export async function loadPath(
  sql: Sql | Transaction,
  credential: Credential | undefined,
  project: number | string,
  ids: PathIds,
  { use }: { use: UseAsOf | undefined },
): Promise<LoadedRow> {
  const readsContent = [use, ids.section, ids.string, ids.entry].some((id) => id !== undefined);
  const key = readsContent ? await projectKey(sql, project) : project;
  const [row] = await sql<LoadedRow[]>`
    WITH me AS MATERIALIZED (${ofCredential(credential)}), path AS MATERIALIZED (${pathQuery(key, ids, { use })})
    SELECT (SELECT row_to_json(me) FROM me) AS me, (SELECT row_to_json(path) FROM path) AS path`;
  return row ?? { me: null, path: null };
}

const NOTHING = fragment``;

/** SQL: the project and what a path names in it, as `me` has them. */
export const pathQuery = (
  project: number | string,
  { section, string, translation, comment, entry }: PathIds,
  { use }: { use: UseAsOf | undefined },
): Fragment => {
  // Content is read by a given project, not by that of the row, so that it is looked for on one server.
  const id = typeof project === 'number' ? fragment`${project}::bigint` : fragment`p.id`;
  return fragment`
    SELECT p.id, p.handle, p.name, p.source_lang, p.target_lang, p.visibility, p.status, p.check_severities, p.placeholder_patterns, p.hidden_at, m.role_id, r.permissions,
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
