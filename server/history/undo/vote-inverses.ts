import { isManager } from '#domain/core/access/roles.ts';
import { CAPS } from '#domain/core/limits.ts';
import { whyNotVote } from '#domain/texts/translations/votes.ts';
import { forbidden, tooMany } from '../../platform/http/failures.ts';
import { decided } from './decided.ts';
import { changeOf, inTheWay } from './event.ts';
import { voterOf } from './facts.ts';

/**
 * A vote is withdrawn, or replaced by the one that it had replaced; a withdrawn one is cast again (undo.9). Not if the user
 * has voted again, or if the text is another one now. The votes of a member who is reverted are undone by a manager, and come back
 * if that is undone (reverts.4).
 */
export const undoVote = decided({ needs: 'can_translate' }, ({ event, facts, viewer }) => {
  const [before, after] = changeOf(event, 'is_minus') ?? [];
  // A vote of an older version of the service doesn't say what it replaced.
  if (before === undefined) throw inTheWay('vote', 'notKept');
  const now = facts.translation();
  if (now.updated_at > event.at) throw inTheWay('translation', 'editedSince');
  const voter = voterOf(event);
  const isOwn = voter === viewer.id;
  if (!isOwn && !isManager(viewer.role)) throw forbidden('role', 'role');
  if ((facts.vote ?? null) !== after) throw inTheWay('vote', 'votedSince');
  if (typeof before !== 'boolean') return { does: 'unvote', translation: now.id, isMinus: facts.vote, voter };
  const kind = isOwn ? whyNotVote(viewer, now, before) : undefined;
  if (kind) throw forbidden('vote', kind);
  const isFull = now.votes_plus + now.votes_minus >= CAPS.votersPerTranslation;
  if (facts.vote === undefined && isFull) throw tooMany('vote', 'tooMany');
  return { does: 'vote', translation: now.id, isMinus: before, voter };
});
