import { LIMITS } from '#domain/core/limits.ts';
import type { FindScope } from '#domain/texts/find/finding.ts';
import type { TranslationStatus } from '#domain/texts/translations/translations.ts';
import { bestFirst } from '../../core/content/translation-order-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** A string to search and one of its texts; `text` is null if it has none of those that are searched. */
export type TextRow = {
  /** The position of the string among the given ones, from 1. */
  nth: number;
  string_id: number;
  translation: number | null;
  text: string | null;
  updated_at: number | null;
  author_id: number | null;
  status: TranslationStatus | null;
};

const IS_APPROVED = fragment`t.id IS NOT DISTINCT FROM s.approved_id`;
const FIRST = fragment`ORDER BY ${bestFirst(IS_APPROVED)} LIMIT 1`;

/** SQL: which of a string's translations are searched, and which come first where only one is. */
const SCOPES: Record<FindScope, (user: number) => { where: Fragment; only: Fragment }> = {
  all: () => ({ where: fragment``, only: fragment`ORDER BY t.id OFFSET 0` }),
  approved: () => ({ where: fragment`AND ${IS_APPROVED}`, only: fragment`OFFSET 0` }),
  mine: (user) => ({ where: fragment`AND t.author_id = ${user}`, only: fragment`ORDER BY t.id OFFSET 0` }),
  current: () => ({ where: fragment``, only: FIRST }),
};

/**
 * The translations of some strings in their order. It reads as many strings as have LIMITS.findReadBytes of
 * translations together, at least one. Strings that are gone are left out.
 */
export const translationTexts = (
  sql: Sql | Transaction,
  { project, ids, scope, user }: { project: number; ids: number[]; scope: FindScope; user: number },
) => {
  const { where, only } = SCOPES[scope](user);
  return sql<TextRow[]>`
    SELECT s.nth, s.id AS string_id, t.id AS translation, t.text, t.updated_at, t.author_id, t.status
    FROM (
      SELECT given.nth, s.id, s.approved_id, sum(s.inner_bytes) OVER (ORDER BY given.nth) - s.inner_bytes AS before
      FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS given (id, nth), LATERAL (
        SELECT * FROM strings WHERE project_id = ${project} AND id = given.id OFFSET 0) s
    ) s LEFT JOIN LATERAL (
      SELECT t.id, t.text, t.updated_at, t.author_id, CASE WHEN ${IS_APPROVED} THEN 1 ELSE -t.initial::int END AS status
      FROM translations t WHERE t.project_id = ${project} AND t.string_id = s.id ${where}
      ${only}
    ) t ON true
    WHERE s.before < ${LIMITS.findReadBytes}::bigint
    ORDER BY s.nth, t.id`;
};

/** The source texts of some strings in their order. */
export const sourceTexts = (
  sql: Sql | Transaction,
  { project, ids }: { project: number; ids: number[] },
) => sql<TextRow[]>`
  SELECT given.nth, s.id AS string_id, NULL AS translation, s.text, s.updated_at, NULL AS author_id, NULL AS status
  FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS given (id, nth), LATERAL (
    SELECT * FROM strings WHERE project_id = ${project} AND id = given.id OFFSET 0) s
  ORDER BY given.nth`;
