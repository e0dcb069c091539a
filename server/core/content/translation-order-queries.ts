import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/**
 * SQL: the translations `t` of a string, best first (translations.13), in the order of `inOrder` of
 * domain/texts/translations/translation-order.ts. `isApproved` is true, false or NULL for each of them.
 */
export const bestFirst = (isApproved: Fragment): Fragment => fragment`
  ${isApproved} DESC NULLS LAST, t.initial,
  CASE WHEN t.initial THEN 0 ELSE t.votes_plus - t.votes_minus END DESC, t.updated_at DESC, t.id DESC`;
