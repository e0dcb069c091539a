import type { BodyOf, ReplyOf } from '#contract/core/endpoint.ts';
import type { previewReplacing, startReplacing } from '#contract/texts/find.ts';
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

type Body = BodyOf<typeof startReplacing>;

/** A call that replaces, with the scope that its API token lacks for changing sources, if it does. */
type Call = {
  project: CheckedProject;
  me: { id: number };
  viewer: Viewer;
  body: Body;
  lacksForSources: Scope | undefined;
};

/** What a call replaces, in which texts. Throws why it may not, or why that can't be replaced. */
async function replacingOf({ body, viewer, me, lacksForSources }: Call) {
  const { in: where, find, regex, match_case, whole_words, replace, except, texts } = body;
  const action: ReplaceAction = where === 'sources' ? 'replaceSource' : 'replace';
  if (!hasPermission(viewer.role, REPLACE_ACTIONS[action].needs)) throw forbidden('role', 'role');
  if (action === 'replaceSource' && lacksForSources) throw outOfScope(lacksForSources);
  const what: Replacing = { find, regex, match_case, whole_words, replace, except };
  if (find === '') throw invalid('find', 'required');
  if (regex) {
    const finding = { find, regex, match_case, whole_words };
    const wrong = await whyNotFinding({ finding, replace }, { visitor: `user ${me.id}` });
    if (wrong) throw invalid(wrong, 'pattern');
  }
  const seen = new Map(texts.map(({ id, seen }) => [id, seen]));
  return { action, what, seen, ids: [...seen.keys()].sort((one, other) => one - other) };
}

/** Handles startReplacing: in the server, or in a worker if it names many texts (find.8). */
export const handleStartReplacing =
  ({ sql, settings }: WorkerContext) =>
  async (call: Call): Promise<ReplyOf<typeof startReplacing>> => {
    const { project, me } = call;
    const { action, what, seen, ids } = await replacingOf(call);
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
  };

/** Handles previewReplacing (find.9) by the same decisions. */
export const handlePreviewReplacing =
  ({ sql }: WorkerContext) =>
  async (call: Call): Promise<ReplyOf<typeof previewReplacing>> => {
    const { action, what, seen, ids } = await replacingOf(call);
    const viewer = { ...call.viewer, id: call.me.id };
    const project = call.project.id;
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
      if (Date.now() > until) throw invalid('find', 'slow');
      const some = ids.slice(start, start + LIMITS.batchPreviewed);
      const texts = await READ_TEXTS[action](sql, project, some);
      const replaced = await newTexts(texts, what, `user ${viewer.id}`);
      const known = new Set(texts.map(({ id }) => id));
      for (const id of some) if (!known.has(id)) skip('gone', id);
      for (const { text, to, outcome } of await plan(
        sql,
        { project: call.project, action, viewer, seen },
        texts,
        replaced,
      )) {
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
  };

/** Whether a new translation breaks placeholders or tags that the former one kept; sources break none. */
const breaks = ({ source, text, format }: ReplacedText, to: string): boolean =>
  source !== undefined && breaksPlaceholders(source, text, to, { format });
