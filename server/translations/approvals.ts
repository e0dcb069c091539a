import { approve, unapprove } from '#contract/translations.ts';
import { mayApprove } from '#domain/translations/translations.ts';
import { forbidden, found } from '../failures.ts';
import { inProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { atString } from '../strings/at-string.ts';
import { deleteApproval, insertApproval } from './approval-queries.ts';
import { translationOf } from './queries.ts';

/** Approval, of one's own and of others' translations by two rights (DECISIONS §5.2). */
export const approvals: Feature = (house) => {
  const acts = [
    [approve, insertApproval],
    [unapprove, deleteApproval],
  ] as const;
  for (const [call, act] of acts) {
    serve(house, call, inProject('can_translate'), async ({ viewer, translation, ...place }) => {
      if (!mayApprove(viewer, translation)) throw forbidden('role', 'role');
      const at = atString(place);
      await act(house.sql, at, translation.id);
      return found(await translationOf(house.sql, at, translation.id), 'translation');
    });
  }
};
