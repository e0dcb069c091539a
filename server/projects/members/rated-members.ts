import type { Member } from '#contract/projects/members.ts';
import { createVersionCache } from '../../core/content/version-cache.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { membersOf, ratingsIn } from './queries.ts';

/** The most ratings that are cached, of all projects together. */
const MAX_RATINGS = 100_000;

type Ratings = ReadonlyMap<number, Member['rating']>;

/**
 * Returns the members of a project with the votes that they received. The votes are added up again only after a write
 * in the project’s sections.
 */
export function createRatedMembers(): (sql: Sql, project: number) => Promise<Member[]> {
  const ratingsOf = createVersionCache<Ratings>(MAX_RATINGS, ({ size }) => size);
  return async (sql, project) => {
    const read = async () =>
      new Map((await ratingsIn(sql, project)).map(({ user_id, rating }) => [user_id, rating]));
    const [members, ratings] = await Promise.all([
      membersOf(sql, project),
      ratingsOf(sql, { project }, read),
    ]);
    return members.map((member) => ({ ...member, rating: ratings.get(member.user.id) ?? [0, 0] }));
  };
}
