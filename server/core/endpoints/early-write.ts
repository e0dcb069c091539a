import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import type { Write } from '../../platform/database/write.ts';
import type { Keyed } from '../../platform/idempotency/once.ts';
import type { WriteTarget } from '../content/targets.ts';

/**
 * A write that is sent with the query of its guard, as further steps of the same statement (docs/decisions/038). It is done
 * for {@link ADMITTED} ids, which are NULL unless the guard's part of the statement admits the request.
 */
export type EarlyWrite<Row extends object = object> = {
  /**
   * SQL over `me` and `path` of the guard's query: what the rules of the call require besides the permission. It may be
   * stricter than the rules, because a write that was not done early is done after the guard; it must not be more
   * permissive.
   */
  condition: Fragment;
  write: Write<Row>;
  /** What the write returned, set by the guard; undefined if it was not done. */
  written?: Row;
};

/** The string that the path names and the user, as the steps of an early write know them. */
export const ADMITTED = {
  string: fragment`(SELECT string FROM admitted)`,
  actor: fragment`(SELECT actor FROM admitted)`,
};

/** Makes the early write of a request, if its path names the project by id. */
export type MakeEarlyWrite<P, Body, Row extends object> = (call: {
  params: P;
  body: Body;
  /** The idempotency key, if the request has one. */
  keyed: Keyed | undefined;
  target: WriteTarget;
}) => EarlyWrite<Row>;
