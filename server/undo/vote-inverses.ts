import { isManager } from '#domain/access/roles.ts';
import { CAPS } from '#domain/limits.ts';
import { whyNotVote } from '#domain/translations/votes.ts';
import { runWrite } from '../database/write.ts';
import { forbidden, tooMany } from '../http/failures.ts';
import { deleteVote, insertVote } from '../translations/vote-queries.ts';
import { changeOf, inTheWay, orGone, type Undoing } from './event.ts';
import { inString, type OfString } from './locks.ts';
import { translationNow, voteOf } from './state-queries.ts';

/**
 * A vote is withdrawn, or replaced by the one that it had replaced; a withdrawn one is cast again (undo.9). Not if the user
 * has voted again, or if the text is another one now. The votes of a member who is reverted are undone by a manager, and come back
 * if that is undone (reverts.4).
 */
async function undoVoting({ tx, event, at, me, project, viewer }: Undoing & OfString) {
  const [before, after] = changeOf(event, 'is_minus') ?? [];
  // A vote of an older version of the service doesn't say what it replaced.
  if (before === undefined) throw inTheWay('vote', 'notKept');
  const id = orGone(event.translation_id, 'translation');
  const translation = orGone(await translationNow(tx, at, id), 'translation');
  if (translation.updated_at > event.at) throw inTheWay('translation', 'editedSince');
  const voter = event.user_id ?? event.actor_id;
  const isOwn = voter === me.id;
  if (!isOwn && !isManager(viewer.role)) throw forbidden('role', 'role');
  const now = await voteOf(tx, project.id, id, voter);
  if ((now ?? null) !== after) throw inTheWay('vote', 'votedSince');
  if (typeof before !== 'boolean') return runWrite(tx, deleteVote(at, id, now, voter));
  const kind = isOwn ? whyNotVote(viewer, translation, before) : undefined;
  if (kind) throw forbidden('vote', kind);
  const isFull = translation.votes_plus + translation.votes_minus >= CAPS.votersPerTranslation;
  if (now === undefined && isFull) throw tooMany('vote', 'tooMany');
  return runWrite(tx, insertVote(at, id, before, voter));
}

export const undoVote = inString({ needs: 'can_translate' }, undoVoting);
