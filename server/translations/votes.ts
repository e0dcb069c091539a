import { castVote, takeVoteBack } from '#contract/translations.ts';
import { whyNotVote } from '#domain/votes.ts';
import { forbidden, found } from '../failures.ts';
import { inProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { atString } from '../strings/at-string.ts';
import { translationOf } from './queries.ts';
import { deleteVote, insertVote } from './vote-queries.ts';

/** Votes for and against (DECISIONS §5.8). */
export const votes: Feature = (house) => {
  const { sql } = house;

  serve(house, castVote, inProject('can_translate'), async ({ viewer, translation, body, ...place }) => {
    const kind = whyNotVote(viewer, translation, body.is_minus);
    if (kind) throw forbidden('vote', kind);
    const at = atString(place);
    await insertVote(sql, at, translation.id, body.is_minus);
    return found(await translationOf(sql, at, translation.id), 'translation');
  });

  serve(house, takeVoteBack, inProject('can_translate'), async ({ translation, ...place }) => {
    const at = atString(place);
    await deleteVote(sql, at, translation.id);
    return found(await translationOf(sql, at, translation.id), 'translation');
  });
};
