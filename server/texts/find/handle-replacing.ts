import type { BodyOf, ReplyOf } from '#contract/core/endpoint.ts';
import type { previewReplacing, startReplacing } from '#contract/texts/find.ts';
import type { startFixing } from '#contract/texts/findings.ts';
import { hasPermission, type Viewer } from '#domain/core/access/roles.ts';
import type { Scope } from '#domain/core/access/scopes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { REPLACE_ACTIONS, type ReplaceAction } from '#domain/texts/batches/actions.ts';
import type { Skip } from '#domain/texts/batches/decide.ts';
import { breaksPlaceholders } from '#domain/texts/placeholders/unpaired-amount.ts';
import { forbidden, invalid, orNotFound, outOfScope, tooMany } from '../../platform/http/failures.ts';
import type { WorkerContext } from '../../platform/import-workers/messages.ts';
import { enqueue } from '../../platform/jobs/enqueue-queries.ts';
import { batchOf, insertBatch, type Replacing, unfinishedBatches } from '../batches/queries.ts';
import { runStep } from '../batches/run.ts';
import { whyNotFinding } from '../find-thread/find-thread.ts';
import type { CheckedProject } from '../translations/require-checks.ts';
import { newTexts, plan, READ_TEXTS } from './plan.ts';
import type { ReplacedText } from './replace-queries.ts';
import { replaceTexts } from './replace-texts.ts';

type Texts = BodyOf<typeof startFixing>['texts'];

/** A call that changes texts. */
type Call<Body> = {
  project: CheckedProject;
  me: { id: number };
  viewer: Viewer;
  body: Body;
};

/** A call that replaces, with the scope that its API token lacks for changing sources, if it does. */
type ReplaceCall = Call<BodyOf<typeof startReplacing>> & { lacksForSources: Scope | undefined };

/** What is done to which texts, as they were seen. */
type Job = {
  action: ReplaceAction;
  what: Replacing;
  seen: ReadonlyMap<number, number>;
  ids: readonly number[];
};

function jobOf(action: ReplaceAction, what: Replacing, texts: Texts): Job {
  const seen = new Map(texts.map(({ id, seen }) => [id, seen]));
  return { action, what, seen, ids: [...seen.keys()].sort((one, other) => one - other) };
}

/** What a call replaces, in which texts. Throws why it may not, or why that can't be replaced. */
async function replacingOf({ body, viewer, me, lacksForSources }: ReplaceCall): Promise<Job> {
  const { in: where, find, regex, match_case, whole_words, replace, except, texts } = body;
  const action: ReplaceAction = where === 'sources' ? 'replaceSource' : 'replace';
  if (!hasPermission(viewer.role, REPLACE_ACTIONS[action].needs)) throw forbidden('role', 'role');
  if (action === 'replaceSource' && lacksForSources) throw outOfScope(lacksForSources);
  if (find === '') throw invalid('find', 'required');
  if (regex) {
    const finding = { find, regex, match_case, whole_words };
    const wrong = await whyNotFinding({ finding, replace }, { visitor: `user ${me.id}` });
    if (wrong) throw invalid(wrong, 'pattern');
  }
  return jobOf(action, { find, regex, match_case, whole_words, replace, except }, texts);
}

/** What a call mends, in which translations: those texts are replaced (findings.5). */
const fixingOf = ({ body: { check, texts } }: Call<BodyOf<typeof startFixing>>): Job =>
  jobOf('replace', { check }, texts);

/** Handles startReplacing: in the server, or in a worker if it names many texts (find.8). */
export const handleStartReplacing = (context: WorkerContext) => async (call: ReplaceCall) =>
  start(context, call, await replacingOf(call));

/** Handles startFixing (findings.5), as a replacement of texts. */
export const handleStartFixing = (context: WorkerContext) => async (call: Call<BodyOf<typeof startFixing>>) =>
  start(context, call, fixingOf(call));

/** Handles previewReplacing (find.10) by the same decisions. */
export const handlePreviewReplacing = (context: WorkerContext) => async (call: ReplaceCall) =>
  preview(context, call, await replacingOf(call));

/** Handles previewFixing (findings.6) by the same decisions. */
export const handlePreviewFixing =
  (context: WorkerContext) => async (call: Call<BodyOf<typeof startFixing>>) =>
    preview(context, call, fixingOf(call));

async function start(
  { sql, settings }: WorkerContext,
  { project, me }: Call<unknown>,
  { action, what, seen, ids }: Job,
): Promise<ReplyOf<typeof startReplacing>> {
  const replacing = { what, seen: ids.map((id) => seen.get(id) ?? 0) };
  const batch = await sql.begin(async (tx) => {
    if ((await unfinishedBatches(tx, project.id, me.id)) >= LIMITS.batchesAtOnce)
      throw tooMany('batches', 'tooMany');
    const of = { project: project.id, actor: me.id, action, author: undefined, items: ids, replacing };
    const begun = { project: project.id, batch: await insertBatch(tx, of) };
    // As of every batch, the first step is done at once.
    if (!(await runStep(tx, begun, settings, replaceTexts))) await enqueue(tx, 'runBatch', [begun]);
    return begun.batch;
  });
  return orNotFound(await batchOf(sql, project.id, batch), 'batch').batch;
}

async function preview(
  { sql }: WorkerContext,
  { project, me, viewer }: Call<unknown>,
  { action, what, seen, ids }: Job,
): Promise<ReplyOf<typeof previewReplacing>> {
  const making = { sql, project, visitor: `user ${me.id}` };
  const deciding = { project, action, viewer: { ...viewer, id: me.id }, what, seen };
  const until = Date.now() + LIMITS.replacePreview;
  const sums = { edited: 0, added: 0, votes_lost: 0, approvals_lost: 0 };
  const breaking: number[] = [];
  const skipped = new Map<Skip, number[]>();
  const skip = (why: Skip, text: number) => {
    const of = skipped.get(why) ?? [];
    skipped.set(why, of);
    of.push(text);
  };
  for (let start = 0; start < ids.length; start += LIMITS.batchPreviewed) {
    if (Date.now() > until) throw invalid('check' in what ? 'check' : 'find', 'slow');
    const some = ids.slice(start, start + LIMITS.batchPreviewed);
    const texts = await READ_TEXTS[action](sql, project.id, some);
    const replaced = await newTexts(making, texts, what);
    const known = new Set(texts.map(({ id }) => id));
    for (const id of some) if (!known.has(id)) skip('gone', id);
    for (const { text, to, outcome } of await plan(sql, deciding, texts, replaced)) {
      if (outcome.does !== 'nothing' && breaks(text, to)) breaking.push(text.id);
      if (outcome.does === 'nothing') skip(outcome.why, text.id);
      else if (outcome.does === 'add') sums.added += 1;
      else {
        sums.edited += 1;
        sums.votes_lost += outcome.votesLost;
        sums.approvals_lost += Number(outcome.approvalLost);
      }
    }
  }
  return {
    ...sums,
    breaking: { amount: breaking.length, texts: breaking.slice(0, LIMITS.batchExamples) },
    skipped: [...skipped].map(([reason, of]) => ({
      reason,
      amount: of.length,
      texts: of.slice(0, LIMITS.batchExamples),
    })),
  };
}

/** Whether a new translation breaks placeholders or tags that the former one kept; sources break none. */
const breaks = ({ source, text, format }: ReplacedText, to: string): boolean =>
  source !== undefined && breaksPlaceholders(source, text, to, { format });
