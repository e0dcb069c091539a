import type { Endpoint } from '#contract/core/endpoint.ts';
import type { RequestOf, UntypedRequest } from '#contract/core/request.ts';
import type { Sql } from '../../server/platform/database/connect.ts';
import { type Request, requestOf as untypedRequestOf } from '../load-generator.ts';

/** A string with a translation that `voter` may vote on. */
export type StringTarget = { section: number; string: number; translation: number; voter: number };
/** A public project with its owner and a translator, its sections in order, and some of its strings. */
export type ProjectTarget = {
  project: number;
  owner: number;
  member: number;
  strings: number;
  sections: number[];
  some: StringTarget[];
};

/** Words that are in some ten names of projects, in every hundredth, and in so many that the latest fill a page. */
export type Words = Record<'few' | 'page' | 'many', string[]>;

/** What is asked: a large project, small ones that are drawn anew in each run, and words of names of projects. */
export type Targets = { large: ProjectTarget; small: ProjectTarget[]; words: Words };

const SESSION = 'size-session-';

/** Draws projects, and signs their members in. */
export async function drawTargets(sql: Sql, projectsThere: number, amount: number): Promise<Targets> {
  const [large] = await projectsOf(sql, sql`members = 200 ORDER BY random() LIMIT 1`, 3000);
  const small = await projectsOf(
    sql,
    sql`strings BETWEEN 60 AND 300 AND id % 20 <> 3 AND id % 10 <> 4 ORDER BY random() LIMIT ${amount}`,
    24,
  );
  if (!large || small.length === 0) throw new Error('too few projects');
  const users = new Set(
    [large, ...small].flatMap(({ owner, member, some }) => [
      owner,
      member,
      ...some.map(({ voter }) => voter),
    ]),
  );
  await sql`
    INSERT INTO sessions (token_hash, user_id, expires_at)
    SELECT sha256(convert_to(${SESSION} || id, 'UTF8')), id, now_ms() + 86400000 FROM unnest(${[...users]}::bigint[]) AS id
    ON CONFLICT DO NOTHING`;
  const words = await sql<{ word: string; amount: number }[]>`
    SELECT word, count(*) AS amount FROM projects, regexp_split_to_table(name_key, '[^a-z]+') AS word
    WHERE length(word) >= 4 GROUP BY word ORDER BY md5(word)`;
  const named = (least: number, most: number) =>
    words.filter(({ amount }) => amount >= least && amount <= most).map(({ word }) => word);
  const inNames = {
    few: named(10, 30),
    page: named(projectsThere * 0.01, projectsThere * 0.02),
    many: named(projectsThere * 0.03, projectsThere),
  };
  return { large, small, words: inNames };
}

const projectsOf = (sql: Sql, chosen: ReturnType<Sql>, some: number) =>
  sql<ProjectTarget[]>`
    SELECT p.id AS project, 1 + p.id * 7919 % p.users AS owner, 1 + (p.id * 7919 + 3) % p.users AS member, p.strings,
      (SELECT json_agg(id ORDER BY num) FROM sections s WHERE s.project_id = p.id) AS sections,
      (SELECT json_agg(one) FROM (
        SELECT s.section_id AS section, s.id AS string, t.id AS translation, (
          SELECT m.user_id FROM members m WHERE m.project_id = p.id AND m.user_id <> t.author_id
            AND NOT EXISTS (SELECT FROM votes v WHERE v.project_id = p.id AND v.translation_id = t.id AND v.user_id = m.user_id) LIMIT 1
        ) AS voter
        FROM strings s JOIN translations t ON t.project_id = s.project_id AND t.string_id = s.id
        WHERE s.project_id = p.id AND s.translations_amount BETWEEN 1 AND 2 AND t.votes_plus + t.votes_minus = 0
        ORDER BY s.id LIMIT ${some}
      ) one) AS some
    FROM (SELECT * FROM bench_size.projects WHERE ${chosen}) p`;

/** A call as a request, of a user or of a guest. */
export const requestOf = <E extends Endpoint>(endpoint: E, input: RequestOf<E>, user?: number): Request =>
  untypedRequestOf(
    endpoint,
    input as UntypedRequest,
    user === undefined ? undefined : `dragoman_session=${SESSION}${user}`,
  );
