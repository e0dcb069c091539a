import type { BodyOf } from '#contract/core/endpoint.ts';
import { getBatch, previewBatch, startBatch } from '#contract/texts/batches.ts';
import { hasPermission, type Viewer } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { BATCH_ACTIONS } from '#domain/texts/batches/actions.ts';
import type { Skip } from '#domain/texts/batches/decide.ts';
import type { BatchRetiming } from '#domain/texts/batches/retime-cue.ts';
import { unpairedAmount } from '#domain/texts/placeholders/unpaired-amount.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { anyMember, memberWith, refuseByStatus } from '../../core/guards/guards.ts';
import type { LoadedProject } from '../../core/guards/queries.ts';
import { refuseToken } from '../../core/guards/refuse-token.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { forbidden, invalid, orNotFound, tooMany } from '../../platform/http/failures.ts';
import { enqueue } from '../../platform/jobs/enqueue-queries.ts';
import { actOnStrings } from './acts.ts';
import { batchStrings, firstTranslations } from './facts-queries.ts';
import { moveStrings, placeField, previewMove } from './move.ts';
import { batchOf, insertBatch, unfinishedBatches } from './queries.ts';
import { type HandleItems, runStep } from './run.ts';
import { type Doing, neededFor, whyNotDo } from './why-not.ts';

type Body = BodyOf<typeof startBatch>;

/** One action on many strings (batches.1). */
export const batches: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, previewBatch, memberWith('can_translate'), async ({ project, viewer, body }) => {
    requireAction(project, viewer, body);
    return preview(sql, project, viewer, body);
  });

  registerEndpoint(
    context,
    startBatch,
    memberWith('can_translate'),
    async ({ project, viewer, me, body, request }) => {
      const { action, author, strings } = body;
      requireAction(project, viewer, body);
      const retiming = retimingOf(body);
      await refuseToken(sql, request, BATCH_ACTIONS[action].needs);
      const items = [...new Set(strings)].sort((one, other) => one - other);
      if (retiming) refuseTimes(await whyNotIn(sql, project, viewer, items, { action: 'retime', retiming }));
      const key = await sql.begin(async (tx) => {
        if ((await unfinishedBatches(tx, project.id, me.id)) >= LIMITS.batchesAtOnce)
          throw tooMany('batches', 'tooMany');
        const batch = await insertBatch(tx, {
          project: project.id,
          actor: me.id,
          action,
          author,
          items,
          retiming,
        });
        const begun = { project: project.id, batch };
        if (action === 'move') {
          await moveStrings(tx, { ...begun, actor: me.id, strings: items, place: body });
          return begun;
        }
        // The first step is done at once, so that a small batch has ended with this call.
        if (!(await runStep(tx, begun, settings, actOn(action)))) await enqueue(tx, 'runBatch', [begun]);
        return begun;
      });
      return orNotFound(await batchOf(sql, key.project, key.batch), 'batch').batch;
    },
  );

  registerEndpoint(context, getBatch, anyMember, async ({ project, me, params }) => {
    const batch = orNotFound(await batchOf(sql, project.id, params.batch), 'batch');
    if (batch.actor !== me.id) throw forbidden('role', 'role');
    return batch.batch;
  });
};

const actOn =
  (action: Doing['action']): HandleItems =>
  (tx, batch, runner) =>
    actOnStrings(tx, batch, action, runner);

/** Throws why a member may not do an action at all, or why it is not one. */
function requireAction(project: LoadedProject, viewer: Viewer, body: Body) {
  const { action, author } = body;
  const { needs, act, hasAuthor } = BATCH_ACTIONS[action];
  if (!hasPermission(viewer.role, needs)) throw forbidden('role', 'role');
  refuseByStatus(project, viewer.role, act);
  if (author !== undefined && !hasAuthor) throw invalid('author', 'choice');
  if (action === 'move') placeField(body);
  if (action === 'retime' && body.by === undefined && body.factor === undefined)
    throw invalid('by', 'required');
  for (const [field, owner] of Object.entries(OWNERS) as [keyof typeof OWNERS, string][])
    if (action !== owner && body[field] !== undefined) throw invalid(field, 'choice');
}

/** Fields that only one action has. */
const OWNERS = {
  section_id: 'move',
  pos: 'move',
  before: 'move',
  after: 'move',
  by: 'retime',
  factor: 'retime',
  times: 'retime',
} as const;

/** How times are changed, if they are. */
const retimingOf = ({ action, by = 0, factor = 1, times = 'source' }: Body): BatchRetiming | undefined =>
  action === 'retime' ? { times, factor, by } : undefined;

/** Throws if a time would not be one that a cue can have: a part of a film that moves alone is of no use (batches.11). */
function refuseTimes(whyNot: ReadonlyMap<number, Skip>) {
  const wrong = [...whyNot.values()].find((why) => why === 'min' || why === 'max');
  if (wrong === 'min' || wrong === 'max') throw invalid('by', wrong);
}

/** What a batch would change now, by the same decisions (batches.3). */
async function preview(sql: Sql, project: LoadedProject, viewer: Viewer, body: Body) {
  const { action, author } = body;
  const ids = [...new Set(body.strings)];
  const retiming = retimingOf(body);
  const move = action === 'move' ? await previewMove(sql, project.id, ids, body) : undefined;
  const whyNot =
    action === 'move'
      ? (move?.skipped ?? new Map())
      : await whyNotIn(sql, project, viewer, ids, { action, author, retiming });
  if (retiming) refuseTimes(whyNot);
  const skipped = new Map<Skip, number[]>();
  for (const [id, why] of whyNot) {
    const of = skipped.get(why) ?? [];
    skipped.set(why, of);
    of.push(id);
  }
  return {
    changed: ids.length - whyNot.size,
    skipped: [...skipped].map(([reason, of]) => ({
      reason,
      amount: of.length,
      strings: of.slice(0, LIMITS.batchExamples),
    })),
    ...(BATCH_ACTIONS[action].makesCount && {
      breaking: await breakingIn(
        sql,
        project.id,
        ids.filter((id) => !whyNot.has(id)),
        author,
      ),
    }),
    ...(move && { left: move.left, positions: move.positions }),
  };
}

/** The strings whose translation lacks or adds placeholders or tags of its source. */
async function breakingIn(sql: Sql, project: number, ids: readonly number[], author: number | undefined) {
  const breaking: number[] = [];
  for (let start = 0; start < ids.length; start += LIMITS.batchPreviewed) {
    const some = ids.slice(start, start + LIMITS.batchPreviewed);
    for (const { id, source, text, format } of await firstTranslations(sql, project, { ids: some, author }))
      if (unpairedAmount(source, text, { format }) > 0) breaking.push(id);
  }
  return { amount: breaking.length, strings: breaking.slice(0, LIMITS.batchExamples) };
}

/** Which strings an action would leave as they are, and why. */
async function whyNotIn(
  sql: Sql,
  project: LoadedProject,
  viewer: Viewer,
  ids: readonly number[],
  { author, ...doing }: Doing & { author?: number | undefined },
): Promise<Map<number, Skip>> {
  const skipped = new Map<number, Skip>();
  for (let start = 0; start < ids.length; start += LIMITS.batchPreviewed) {
    const some = ids.slice(start, start + LIMITS.batchPreviewed);
    const strings = await batchStrings(sql, project, { ids: some, author, ...neededFor(doing) });
    const known = new Map(strings.map((string) => [string.id, string]));
    for (const id of some) {
      const string = known.get(id);
      const why = string ? whyNotDo(doing, viewer, string) : 'gone';
      if (why) skipped.set(id, why);
    }
  }
  return skipped;
}
