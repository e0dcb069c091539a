import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Blocking, blockingChecks, type SeverityCheck } from '#domain/texts/checks/severities.ts';
import { whatBlocks } from '#domain/texts/checks/what-blocks.ts';
import { dismissalIndex } from '#domain/texts/checks/without-dismissed.ts';
import type { LoadedProject } from '../../core/guards/queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { blockedBy, orNotFound } from '../../platform/http/failures.ts';
import { checkContext } from '../check-thread/check-context.ts';
import { dismissedFor } from '../dismissals/queries.ts';
import { type CheckedString, checkedString } from './checked-strings-queries.ts';

/** What checks of a project depend on. */
export type CheckedProject = Pick<
  LoadedProject,
  'id' | 'source_lang' | 'target_lang' | 'check_severities' | 'placeholder_patterns'
>;

/** Whether some check of a project keeps translations at least from this. */
export const mayBlock = ({ check_severities }: CheckedProject, least: Blocking): boolean =>
  blockingChecks(check_severities, least).length > 0;

/** The checks that keep a text of a string at least from this. */
export type ChecksBlocking = (
  id: number,
  string: CheckedString,
  text: string,
  least: Blocking,
) => SeverityCheck[];

/** Reads what is dismissed in a project and some of its strings, which blocks nothing (dismissals.1). */
export async function openChecksBlocking(
  sql: Sql | Transaction,
  project: CheckedProject,
  strings: readonly number[],
): Promise<ChecksBlocking> {
  const dismissed = Map.groupBy(await dismissedFor(sql, project.id, strings), ({ string_id }) => string_id);
  const inProject = dismissed.get(null) ?? [];
  const ofProject = dismissalIndex(inProject);
  return (id, string, text, least) => {
    const own = dismissed.get(id);
    const dismissals = own ? dismissalIndex([...inProject, ...own]) : ofProject;
    const settings = { severities: project.check_severities, dismissals };
    return whatBlocks(string.text, text, checkContext(string, project), settings, least);
  };
}

/** Texts that are checked before other requests get their turn. */
const AT_ONCE = 50;

/** What many texts give, some at a time, so that no batch holds up the server. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  resultOf: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [nth, item] of items.entries()) {
    if (nth > 0 && nth % AT_ONCE === 0) await nextTurn();
    results.push(resultOf(item));
  }
  return results;
}

/** What is checked: a text of a string, that of a translation of it, or a text that a translation is to have. */
type Checked = { string: number; text?: string | undefined; translation?: number; isMadeRegular?: boolean };

/** A text that is not kept from what was wanted. */
type Judged = { readonly text: string; readonly blocksApproval: boolean };

/**
 * Throws if checks of the project keep a text from being saved as a regular translation (severities.6), or from being approved
 * (severities.5). Where none blocks, nothing is read. The text that was judged may be another one when something is written: writes compare it.
 */
export async function requireChecks(
  sql: Sql,
  project: CheckedProject,
  { string: id, text, translation, isMadeRegular = false }: Checked,
  least: Blocking,
): Promise<Judged | undefined> {
  if (!mayBlock(project, 'approval')) return undefined;
  const string = orNotFound(
    await checkedString(sql, { project: project.id, string: id }, translation),
    'string',
  );
  const judged = text ?? string.translation;
  if (judged === null) return undefined;
  const checksBlocking = await openChecksBlocking(sql, project, [id]);
  const checks = checksBlocking(id, string, judged, least);
  const staysAsItWas = text !== undefined && text === string.translation && !isMadeRegular;
  if (checks.length > 0 && !staysAsItWas) throw blockedBy(least === 'saving' ? 'text' : 'status', checks);
  return { text: judged, blocksApproval: checksBlocking(id, string, judged, 'approval').length > 0 };
}
