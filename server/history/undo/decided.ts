import type { InverseNeeds, Undoing } from './event.ts';
import type { Facts } from './facts.ts';
import type { TranslationWrite } from './writes.ts';

/** An event in a locked string that is being undone, and what that is decided by. */
export type Deciding = Pick<Undoing, 'event' | 'project' | 'viewer' | 'quotas'> & { facts: Facts };

/**
 * How events of a kind are undone, many of them together: each is decided by itself, and the writes that are the same are one
 * statement. `decide` throws 403 and 409 (undo.4).
 */
export type DecidedInverse = InverseNeeds & { decide(deciding: Deciding): TranslationWrite };

/** An inverse that writes to a translation. */
export const decided = (
  needs: Pick<InverseNeeds, 'needs' | 'act'>,
  decide: DecidedInverse['decide'],
): DecidedInverse => ({ ...needs, isInString: true, decide });
