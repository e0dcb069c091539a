import { castVote, removeVote, type Translation } from '#contract/translations.ts';
import type { Me } from '#contract/users.ts';
import { CAPS } from '#domain/limits.ts';
import { withVote } from '#domain/translations/apply-vote.ts';
import { whyNotVote } from '#domain/translations/votes.ts';
import { stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { runWrite } from '../../platform/database/write.ts';
import { conflict, forbidden, orNotFound, tooMany } from '../../platform/http/failures.ts';
import { translationOf } from './queries.ts';
import { deleteVote, insertVote, mayVoteSql, translationBefore } from './vote-queries.ts';

/** Whether a translation has the most voters, and this user is not among them. */
const isFull = ({ votes_plus, votes_minus }: Translation, me: Me) =>
  votes_plus.length + votes_minus.length >= CAPS.votersPerTranslation &&
  ![...votes_plus, ...votes_minus].some(({ id }) => id === me.id);

/** Votes for and against (votes.1). */
export const voteEndpoints: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, castVote, memberWith('can_translate'), {
    early: ({ params, body, target }) => ({
      condition: mayVoteSql(body.is_minus),
      write: insertVote(target, params.translation, body.is_minus),
    }),
    handle: async ({ viewer, translation, body, me, written, ...place }) => {
      const kind = whyNotVote(viewer, translation, body.is_minus);
      if (kind) throw forbidden('vote', kind);
      const target = stringTarget({ me, ...place });
      const seen = written ?? (await runWrite(sql, insertVote(target, translation.id, body.is_minus)));
      const before = translationBefore(seen, translation.id);
      if (before && isFull(before, me)) throw tooMany('vote', 'tooMany');
      const after = before && withVote(before, me, { isMinus: body.is_minus, isRemoval: false });
      return after ?? orNotFound(await translationOf(sql, target, translation.id), 'translation');
    },
  });

  registerEndpoint(
    context,
    removeVote,
    memberWith('can_translate'),
    async ({ translation, me, body, ...place }) => {
      const { is_minus: isMinus } = body;
      const target = stringTarget({ me, ...place });
      const before = translationBefore(
        await runWrite(sql, deleteVote(target, translation.id, isMinus)),
        translation.id,
      );
      const now = before ?? orNotFound(await translationOf(sql, target, translation.id), 'translation');
      const others = isMinus === undefined ? [] : isMinus ? now.votes_plus : now.votes_minus;
      if (others.some(({ id }) => id === me.id)) throw conflict('vote', 'changed', now);
      return before ? withVote(before, me, { isMinus: false, isRemoval: true }) : now;
    },
  );
};
