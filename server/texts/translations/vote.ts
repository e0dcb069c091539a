import type { Me } from '#contract/identity/users.ts';
import { castVote, removeVote, type Translation } from '#contract/texts/translations.ts';
import { CAPS } from '#domain/core/limits.ts';
import { withVote } from '#domain/texts/translations/apply-vote.ts';
import { whyNotVote } from '#domain/texts/translations/votes.ts';
import { stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { conflict, forbidden, orNotFound, tooMany } from '../../platform/http/failures.ts';
import { translationOf } from './queries.ts';
import { deleteVote, insertVote } from './vote-queries.ts';

/** Whether a translation has the most voters, and this user is not among them. */
const isFull = ({ votes_plus, votes_minus }: Translation, me: Me) =>
  votes_plus.length + votes_minus.length >= CAPS.votersPerTranslation &&
  ![...votes_plus, ...votes_minus].some(({ id }) => id === me.id);

/** Votes for and against (votes.1). */
export const voteEndpoints: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(
    context,
    castVote,
    memberWith('can_translate'),
    async ({ viewer, translation, body, me, ...place }) => {
      const { is_minus: isMinus } = body;
      const kind = whyNotVote(viewer, translation, isMinus);
      if (kind) throw forbidden('vote', kind);
      const target = stringTarget({ me, ...place });
      const before = await insertVote(sql, target, translation.id, isMinus);
      if (before && isFull(before, me)) throw tooMany('vote', 'tooMany');
      const after = before && withVote(before, me, { isMinus, isRemoval: false });
      return after ?? orNotFound(await translationOf(sql, target, translation.id), 'translation');
    },
  );

  registerEndpoint(
    context,
    removeVote,
    memberWith('can_translate'),
    async ({ translation, me, body, ...place }) => {
      const { is_minus: isMinus } = body;
      const target = stringTarget({ me, ...place });
      const before = await deleteVote(sql, target, translation.id, isMinus);
      const now = before ?? orNotFound(await translationOf(sql, target, translation.id), 'translation');
      const opposite = isMinus === undefined ? [] : isMinus ? now.votes_plus : now.votes_minus;
      if (opposite.some(({ id }) => id === me.id)) throw conflict('vote', 'changed', now);
      return before ? withVote(before, me, { isMinus: false, isRemoval: true }) : now;
    },
  );
};
