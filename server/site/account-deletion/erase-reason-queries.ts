import { LOG_CODES } from '#domain/core/events/log.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Erasing } from './erase-translation-queries.ts';

/** Erases the next reasons that a user gave for dismissals in a project, from the log too (accounts.30); how many there were. */
export async function eraseReasons(
  tx: Transaction,
  { project, user }: Erasing,
  most: number,
): Promise<number> {
  const reasons = await tx`
    UPDATE check_dismissals SET reason = '' WHERE project_id = ${project} AND id IN (
      SELECT id FROM check_dismissals WHERE project_id = ${project} AND user_id = ${user} AND reason <> '' LIMIT ${most})`;
  const entries = await tx`
    UPDATE log SET data = data #- '{acts,reason}' WHERE project_id = ${project} AND id IN (
      SELECT id FROM log
      WHERE project_id = ${project} AND actor_id = ${user} AND w = ${LOG_CODES.dismissFinding}::smallint
        AND data #> '{acts,reason}' IS NOT NULL
      LIMIT ${most})`;
  return reasons.count + entries.count;
}
