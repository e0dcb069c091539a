import type { Entry } from '#contract/dictionary.ts';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import type { Use } from '#domain/access/quotas.ts';
import type { RoleId } from '#domain/access/roles.ts';
import type { Credential } from '../auth/credential.ts';
import { ofCredential, type Person } from '../auth/session-queries.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { type Fragment, fragment } from '../database/fragment.ts';
import { STORED_IN, type UseAsOf } from '../quotas/queries.ts';

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
  /** The role of the user. */
  role_id: RoleId | null;
  invite: { id: number; inviter_id: number } | null;
  /** When site administrators hid it, if they did. */
  hidden_at: number | null;
  /** Loaded for calls that store content. */
  use?: Use;
};
export type LoadedSection = Pick<Section, 'id' | 'name' | 'num' | 'type' | 'splitting'>;
export type LoadedString = {
  id: number;
  max_length: number | null;
  approved_id: number | null;
  translations_amount: number;
  comments_amount: number;
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
type Found = { me: Person | null; path: LoadedPath | null };

/**
 * Loads the user and everything that a path names, in one query: each thing only inside the one before it, so that an
 * id of another project, section or string is not found.
 */
export async function loadPath(
  sql: Sql | Transaction,
  credential: Credential | undefined,
  project: number | string,
  ids: PathIds,
  wants: { use: UseAsOf | undefined },
): Promise<Found> {
  const [found] = await sql<Found[]>`
    WITH me AS MATERIALIZED (${ofCredential(credential)}), path AS (${pathQuery(project, ids, wants)})
    SELECT (SELECT row_to_json(me) FROM me) AS me, (SELECT row_to_json(path) FROM path) AS path`;
  return found ?? { me: null, path: null };
}

const NOTHING = fragment``;

const pathQuery = (
  project: number | string,
  { section, string, translation, comment, entry }: PathIds,
  { use }: { use: UseAsOf | undefined },
): Fragment => fragment`
    SELECT p.id, p.handle, p.name, p.source_lang, p.target_lang, p.visibility, p.status, p.hidden_at, m.role_id,
      (SELECT json_build_object('id', i.id, 'inviter_id', i.inviter_id) FROM invites i
       WHERE i.project_id = p.id AND i.user_id = (SELECT id FROM me)) AS invite
      ${use ? fragment`, ${STORED_IN[use]} AS use` : NOTHING}
      ${section === undefined ? NOTHING : sectionColumn(section)}
      ${section === undefined || string === undefined ? NOTHING : stringColumn(section, string)}
      ${string === undefined || translation === undefined ? NOTHING : translationColumn(string, translation)}
      ${string === undefined || comment === undefined ? NOTHING : commentColumn(string, comment)}
      ${entry === undefined ? NOTHING : entryColumn(entry)}
    FROM projects p LEFT JOIN members m ON m.project_id = p.id AND m.user_id = (SELECT id FROM me)
    WHERE ${typeof project === 'number' ? fragment`p.id = ${project}` : fragment`lower(p.handle) = ${project}`}`;

const sectionColumn = (id: number) => fragment`,
  (SELECT json_build_object('id', s.id, 'name', s.name, 'num', s.num, 'type', s.type, 'splitting', s.splitting)
   FROM sections s WHERE s.project_id = p.id AND s.id = ${id}) AS section`;

const stringColumn = (sectionId: number, id: number) => fragment`,
  (SELECT json_build_object('id', s.id, 'max_length', s.max_length, 'approved_id', s.approved_id,
     'translations_amount', s.translations_amount, 'comments_amount', s.comments_amount)
   FROM strings s WHERE s.project_id = p.id AND s.section_id = ${sectionId} AND s.id = ${id}) AS string`;

const translationColumn = (stringId: number, id: number) => fragment`,
  (SELECT json_build_object('id', t.id, 'author_id', t.author_id, 'initial', t.initial, 'updated_at', t.updated_at)
   FROM translations t WHERE t.project_id = p.id AND t.string_id = ${stringId} AND t.id = ${id}) AS translation`;

const commentColumn = (stringId: number, id: number) => fragment`,
  (SELECT json_build_object('id', c.id, 'author_id', c.author_id, 'text', c.text, 'reply', c.reply,
     'updated_at', c.updated_at)
   FROM comments c WHERE c.project_id = p.id AND c.string_id = ${stringId} AND c.id = ${id}) AS comment`;

const entryColumn = (id: number) => fragment`,
  (SELECT json_build_object('id', d.id) FROM dictionary d WHERE d.project_id = p.id AND d.id = ${id}) AS entry`;
