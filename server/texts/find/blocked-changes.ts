import type { Viewer } from '#domain/core/access/roles.ts';
import type { ReplaceOutcome } from '#domain/texts/find/decide.ts';
import { APPROVED, INITIAL, startsAsInitial } from '#domain/texts/translations/translations.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { checkedStrings } from '../translations/checked-strings-queries.ts';
import {
  type CheckedProject,
  inTurns,
  mayBlock,
  openChecksBlocking,
} from '../translations/require-checks.ts';
import type { ReplacedText } from './replace-queries.ts';

type Planned = { text: ReplacedText; to: string; outcome: ReplaceOutcome };

/** Leaves those texts as they are whose new ones checks block, as the calls for one would (severities.9). Where none blocks, nothing is read. */
export async function withoutBlocked<Change extends Planned>(
  sql: Sql | Transaction,
  project: CheckedProject,
  viewer: Viewer,
  planned: readonly Change[],
): Promise<Planned[]> {
  if (!mayBlock(project, 'approval')) return [...planned];
  const changed = planned.filter(({ outcome }) => outcome.does !== 'nothing');
  const ids = changed.map(({ text }) => text.string_id);
  const strings = await checkedStrings(sql, project.id, ids);
  const checksBlocking = await openChecksBlocking(sql, project, ids);
  return inTurns(planned, (change): Planned => {
    const { text, to, outcome } = change;
    const string = strings.get(text.string_id);
    const least = leastOf(viewer, change);
    if (!string || !least || checksBlocking(text.string_id, string, to, least).length === 0) return change;
    return { text, to, outcome: { does: 'nothing', why: 'checks' } satisfies typeof outcome };
  });
}

/** What checks would keep the new text from; undefined for nothing. */
function leastOf(viewer: Viewer, { text: { status }, outcome }: Planned) {
  if (outcome.does === 'nothing') return undefined;
  if (outcome.does === 'add') return startsAsInitial(viewer) ? undefined : 'saving';
  if (status === INITIAL) return undefined;
  return status === APPROVED && !outcome.approvalLost ? 'approval' : 'saving';
}
