import type { Member } from '#contract/projects.ts';
import type { Sql } from '../database/connect.ts';

/** The members of a project by role and name, with the votes they received in it (DECISIONS §5.9). */
export function membersOf(sql: Sql, projectId: number) {
  return sql<Member[]>`
    SELECT json_build_object('id', u.id, 'username', u.username) AS user, m.role_id, m.joined_at,
      (SELECT json_build_array(coalesce(sum(votes_plus), 0), coalesce(sum(votes_minus), 0)) FROM translations t
       WHERE t.project_id = m.project_id AND t.author_id = m.user_id) AS rating
    FROM members m JOIN users u ON u.id = m.user_id
    WHERE m.project_id = ${projectId}
    ORDER BY m.role_id, u.username`;
}
