import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import {
  ALL_ACTION_NAMES,
  BATCH_ACTION_NAMES,
  EVENT_ACTIONS,
  RETIMED_TIMES,
} from '#domain/texts/batches/actions.ts';
import { SKIPS, type Skip } from '#domain/texts/batches/decide.ts';
import { LATEST } from '#domain/texts/retiming/times.ts';
import { endpoint } from '../core/endpoint.ts';
import { KINDS, type Kind } from '../core/failures.ts';
import { BodyId, list, replyList } from '../core/values.ts';
import * as routes from './batches.routes.ts';

/** Where `move` puts the strings (batches.10): in a section, or just before or after one string. */
const PLACE = {
  section_id: BodyId.optional(),
  /** With `section_id`: the index that the first of them gets; the end if absent or too large. */
  pos: z.int().min(1).max(LIMITS.stringsPerSection).optional(),
  before: BodyId.optional(),
  after: BodyId.optional(),
};

/** How `retime` changes the times of cues (batches.11): at least one of `by` and `factor`. */
const RETIMING = {
  /** Milliseconds that are added to each time; negative for earlier. */
  by: z.number().min(-LATEST).max(LATEST).optional(),
  /** What each time is multiplied by, before `by` is added. */
  factor: z.number().min(LIMITS.retimingFactor.min).max(LIMITS.retimingFactor.max).optional(),
  /** The times of the source, by default, or those that translations have of their own. */
  times: z.enum(RETIMED_TIMES).optional(),
};

const Request = z.object({
  action: z.enum(BATCH_ACTION_NAMES),
  /** Strings of the project, also of several sections; each counts once. */
  strings: list(BodyId, { min: 1, max: LIMITS.batch }),
  /** Whose translations it is about; of all authors by default. */
  author: BodyId.optional(),
  ...PLACE,
  ...RETIMING,
});

export const REASONS = [...new Set([...Object.keys(SKIPS), ...Object.keys(KINDS)])] as [
  Skip | Kind,
  ...(Skip | Kind)[],
];

/** Why something stays as it is: by the action, or of an undone event what stands in the way. */
export const Reason = z.enum(REASONS);
export type Reason = z.infer<typeof Reason>;

/** How far a batch is (batches.4). */
export const Batch = z.object({
  /** Id of its log entry. */
  id: z.int(),
  action: z.enum([...ALL_ACTION_NAMES, ...EVENT_ACTIONS]),
  /** How many strings it is about, or events that it undoes; how many of them are handled, and how many of these it changed. */
  amount: z.int(),
  done: z.int(),
  changed: z.int(),
  /** How many stay as they are, by reason. */
  skipped: replyList(z.object({ reason: Reason, amount: z.int() }), REASONS.length),
  created_at: z.int(),
  /** Null while it runs. */
  ended_at: z.int().nullable(),
  /** Why it ended before its end: its author lost the right to it, or the project was closed. */
  refused: Reason.nullable(),
});
export type Batch = z.infer<typeof Batch>;

export const previewBatch = endpoint(routes.previewBatch, {
  summary: 'Count what a batch would change, and what it would leave as it is and why; changes nothing',
  body: Request,
  isPersonal: true,
  reply: z.object({
    changed: z.int(),
    skipped: replyList(
      z.object({
        reason: Reason,
        amount: z.int(),
        /** The first of them. */
        strings: replyList(z.int(), LIMITS.batchExamples),
      }),
      REASONS.length,
    ),
    /**
     * With `approve` and `clearInitial`: how many of these translations lack or add placeholders or tags, and the first of their
     * strings.
     */
    breaking: z.object({ amount: z.int(), strings: replyList(z.int(), LIMITS.batchExamples) }).optional(),
    /** With `move`: the sections that strings leave, and the last index that the first of them can get. */
    left: replyList(z.int(), LIMITS.batch).optional(),
    positions: z.int().optional(),
  }),
});

export const startBatch = endpoint(routes.startBatch, {
  summary: 'Start a batch: one action on many strings, in the background where they are many',
  status: 201,
  stores: 'imports',
  body: Request,
  reply: Batch,
});

export const getBatch = endpoint(routes.getBatch, {
  summary: 'Get how far a batch of your own is',
  reply: Batch,
});
