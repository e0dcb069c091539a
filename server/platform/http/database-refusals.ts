import postgres from 'postgres';
import type { Kind } from '#contract/core/failures.ts';
import { constraintOf } from '../database/constraint-name.ts';
import { isServerLost } from '../database/failed-commits.ts';
import { Refused } from './failures.ts';

/** The failure of each unique constraint. */
const UNIQUE: Record<string, [status: number, key: string, kind: Kind]> = {
  users_username_key: [400, 'username', 'notUnique'],
  users_email_key: [400, 'email', 'notUnique'],
  secret_codes_phrase_key: [400, 'phrase', 'notUnique'],
  projects_handle_key: [400, 'handle', 'notUnique'],
  projects_name_key: [400, 'name', 'notUnique'],
  projects_family_language_key: [400, 'target_lang', 'notUnique'],
  shared_words_word_key: [400, 'word', 'notUnique'],
  members_pkey: [400, 'user_id', 'member'],
  invites_open_key: [409, 'user_id', 'invited'],
  connected_services_identity_key: [403, 'service', 'notUnique'],
  connected_services_user_key: [403, 'service', 'notUnique'],
  log_undoes_key: [409, 'event', 'undone'],
};

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/**
 * Errors after which the same request may succeed: connection errors, shutdown and start, too many connections, no
 * disk space or memory, a standby, a statement timeout, and contention (deadlock, serialization failure) in spite of
 * retries.
 */
const UNAVAILABLE = /^(08|25006|40001|40P01|53|57014|57P0|58030|CIINF)/;
const DRIVER_UNAVAILABLE = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'COMMIT_FAILED',
  'ANSWER_OVERDUE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/**
 * The refusal for a database error that is not our fault: a concurrent write came first (a name was taken, a string
 * deleted), or the database is unavailable. Undefined for other errors.
 */
export function refusedByDatabase(error: Error): Refused | undefined {
  const code = codeOf(error);
  if (DRIVER_UNAVAILABLE.has(code) || UNAVAILABLE.test(code) || isServerLost(error)) {
    return new Refused(503, [{ key: 'general', kind: 'unavailable' }]);
  }
  if (!(error instanceof postgres.PostgresError)) return undefined;
  if (code === FOREIGN_KEY_VIOLATION) return new Refused(404, [{ key: keyOfForeign(error), kind: 'gone' }]);
  if (code !== UNIQUE_VIOLATION) return undefined;
  const [status, key, kind] = UNIQUE[constraintOf(error) ?? ''] ?? [409, 'general', 'changed'];
  return new Refused(status, [{ key, kind }], status === 409 ? null : undefined);
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The key of a foreign key: `comments_string_fkey` is about a string. */
function keyOfForeign(error: postgres.PostgresError): string {
  return /_([a-z]+)(?:_id)?_fkey$/.exec(constraintOf(error) ?? '')?.[1] ?? 'general';
}
