import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { hasOnlyLabels } from '../../core/content/section-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { isFoundBy } from '../../projects/queries.ts';

/** A section, and when it was translated or published. */
type Chapter = Pick<Section, 'id' | 'name' | 'translated_name'> & { at: number };

/** The sections of a project that were translated last, without those that lack translations, and labels of books (reading.14). */
export const translatedSections = (sql: Sql, projectId: number) =>
  sql<Chapter[]>`
    SELECT s.id, s.name, s.translated_name, f.at
    FROM finished_sections f JOIN sections s ON s.project_id = f.project_id AND s.id = f.section_id
    WHERE f.project_id = ${projectId} AND NOT ${hasOnlyLabels(sql)}
    ORDER BY f.at DESC, s.num DESC, s.id DESC LIMIT ${SERVICE_LIMITS.feedEntries}`;

/** The sections of a project that were published last (feeds.8). */
export const publishedSections = (sql: Sql, projectId: number) =>
  sql<Chapter[]>`
    SELECT id, name, translated_name, published_at AS at FROM sections
    WHERE project_id = ${projectId} AND published_at IS NOT NULL
    ORDER BY published_at DESC, num DESC, id DESC LIMIT ${SERVICE_LIMITS.feedEntries}`;

type Facts = Pick<Project, 'name' | 'description' | 'target_lang' | 'created_at' | 'feed_shows'>;

/** What a project's feed says of it. */
export async function projectFacts(sql: Sql, projectId: number): Promise<Facts | undefined> {
  const [facts] = await sql<Facts[]>`
    SELECT name, description, target_lang, created_at, feed_shows FROM projects WHERE id = ${projectId}`;
  return facts;
}

type Published = Omit<Facts, 'feed_shows'> & Pick<Project, 'id' | 'source_lang'> & { owner: string | null };

/** The projects among which the newest public ones are looked for, so that private ones don't make it slow. */
const SEARCHED = 2000;

/** The newest public projects, with the names of their owners. */
export const newestProjects = (sql: Sql) =>
  sql<Published[]>`
    SELECT p.id, p.name, p.description, p.source_lang, p.target_lang, p.created_at, (
      SELECT u.username FROM members m JOIN users u ON u.id = m.user_id
      WHERE m.project_id = p.id AND m.role_id = ${OWNER_ROLE}
    ) AS owner
    FROM (SELECT * FROM projects ORDER BY id DESC LIMIT ${SEARCHED}) p
    WHERE p.visibility = 'public' AND ${isFoundBy(sql, null)}
    ORDER BY p.id DESC LIMIT ${SERVICE_LIMITS.feedEntries}`;
