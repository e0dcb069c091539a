import type { FailureReply } from '#contract/core/failures.ts';
import type { LackingIn, LeftOut } from '#domain/files/exports/lacking.ts';
import type { DatabaseAddress, PoolLimits, Sql, Transaction } from '../database/connect.ts';
import type { Once } from '../idempotency/once.ts';
import type { FromReplica, Unfit } from '../replicas/replica.ts';
import type { Settings } from '../settings/settings.ts';

/** The services that a handler gets in a worker. */
export type WorkerContext = { sql: Sql; settings: Settings };

/** Reads in one snapshot, of a replica if the server chose one. */
export type Snapshot = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** A file that a handler returns instead of JSON. */
export type FileAnswer = {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
  /** What the encodings and formats of its files lack (exports.28). */
  lacking?: readonly LackingIn[] | undefined;
  /** The sections in it whose kept files could not be updated (exports.35). */
  withoutKept?: readonly string[] | undefined;
  /** How many pictures of its texts a made book is without (exports.40). */
  withoutPictures?: number | undefined;
  /** The texts that are not in a translated book (exports.42). */
  leftOut?: LeftOut | undefined;
  /** The texts that were left out because checks block them (exports.43). */
  blocked?: LeftOut | undefined;
};

/** A file that is made while it is sent, so that memory never holds all of it. */
export type FileInPieces = Omit<FileAnswer, 'bytes'> & { pieces: AsyncIterator<Uint8Array> };

/** The facts of such a file for the response's headers. */
export type FileFacts = Omit<FileAnswer, 'bytes'> & {
  /** The SHA-256 hash of its bytes, in hexadecimal digits; undefined while they are not made yet. */
  hash: string | undefined;
};

/** What a worker needs to start. */
export type WorkerOptions = { settings: Settings; where: DatabaseAddress; limits: PoolLimits };

/** The first message to a worker, with the least processor time in milliseconds that an import may take. */
export type StartOptions = WorkerOptions & { cpu: number };

/** The input of a handler besides the body. */
export type Handled = {
  loaded: object;
  query: unknown;
  once: Once | undefined;
  replica?: FromReplica | undefined;
};

/** Messages from the server to the worker, in this order; `more` for each piece of the response after the first. */
export type ToWorker =
  | { is: 'call'; method: string; path: string }
  | { is: 'piece'; piece: Uint8Array }
  | { is: 'end' }
  | { is: 'go'; handled: Handled }
  | { is: 'more' };

/**
 * Messages from the worker. First comes that the body is valid, then the response piece by piece; or the reason why
 * there is none: a refusal, a replica that does not answer, or an error.
 */
export type FromWorker =
  | { is: 'sound' }
  | { is: 'answer'; piece: Uint8Array; isLast: boolean; isRepeat: boolean; file: FileFacts | undefined }
  | { is: 'refused'; failure: FailureReply }
  | { is: 'unfit'; why: Unfit; detail: string }
  | { is: 'broken'; why: string };
