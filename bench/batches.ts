import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { startRevert } from '#contract/history/reverts.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { startBatch } from '#contract/texts/batches.ts';
import { addTranslation, castVote, editTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { measureBeside, untilBatchEnded } from './beside.ts';
import type { Fact, Figure } from './figures.ts';
import type { BenchPlace, Person } from './place.ts';
import { makeProject, makeStrings, type StringPath } from './texts.ts';

const AMOUNT = LIMITS.batch;
/** What the reverted member does: as many actions together, in so many rounds. */
const ACTIONS = { adds: 0.4, votes: 0.3, edits: 0.3 };
const ROUNDS = 20;

type Made = { project: number; strings: readonly StringPath[]; translations: readonly number[] };

/** A project of 10,000 strings, each with a translation by a member; returns the ids of these too. */
async function makeTranslated(place: BenchPlace, owner: Person, member: Person): Promise<Made> {
  const { project } = await makeProject(owner);
  await place.sql`INSERT INTO members (project_id, user_id, role_id) VALUES (${project}, ${member.id}, 4)`;
  const { params, strings } = await makeStrings(owner, { project }, AMOUNT);
  const translations: number[] = [];
  for (let at = 0; at < strings.length; at += LIMITS.translationBatch) {
    const body = strings.slice(at, at + LIMITS.translationBatch).map(({ string }) => ({
      string_id: string,
      text: `Перевод строки ${string}`,
    }));
    const stored = await member.call(importTranslationsToSection, { params, body });
    translations.push(...stored.map(({ translation_id }) => translation_id ?? 0));
  }
  return { project, strings, translations };
}

/** Lets a member add 4,000 translations, edit 3,000 of them, and vote on 3,000 of another's, by turns. */
async function actMuch(place: BenchPlace, member: Person, { strings, translations }: Made) {
  const part = (share: number) => Math.round((share * AMOUNT) / ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const from = round * part(ACTIONS.adds);
    const these = strings.slice(from, from + part(ACTIONS.adds));
    const adds = these.map((params, nth) =>
      member.request(addTranslation, { params, body: { text: `Другой перевод ${from + nth}` } }),
    );
    const added = (await place.ask(adds, 8)).replies.map((reply) => Number(JSON.parse(reply).id));
    const votes = these.slice(0, part(ACTIONS.votes)).map((params, nth) =>
      member.request(castVote, {
        params: { ...params, translation: translations[from + nth] ?? 0 },
        body: { is_minus: false },
      }),
    );
    const edits = these.slice(0, part(ACTIONS.edits)).map((params, nth) =>
      member.request(editTranslation, {
        params: { ...params, translation: added[nth] ?? 0 },
        body: { text: `Другой перевод, с правкой ${from + nth}` },
      }),
    );
    await place.ask([...votes, ...edits], 8);
  }
}

/**
 * Measures approving 10,000 translations, undoing that, and reverting 10,000 actions of a member, each while another user saves
 * in the same strings.
 */
export async function measureBatches(
  place: BenchPlace,
  owner: Person,
): Promise<{ figures: Figure[]; facts: Fact[] }> {
  const [member, other] = [await place.signUp('batch_member'), await place.signUp('batch_other')];
  const made = await makeTranslated(place, owner, member);
  const { project, strings } = made;
  const join = (person: Person) => place.sql`
    INSERT INTO members (project_id, user_id, role_id) VALUES (${project}, ${person.id}, 4)`;
  await join(other);
  const beside = { other, strings };
  const all = async (batch: number) => {
    const { changed } = await untilBatchEnded(owner, project, batch);
    if (changed !== AMOUNT) throw new Error(`The batch has changed ${changed} of ${AMOUNT}.`);
  };
  let batch = 0;
  const approval = await measureBeside(place, 'an approval of 10000', beside, async () => {
    const body = { action: 'approve', strings: strings.map(({ string }) => string) } as const;
    batch = (await owner.call(startBatch, { params: { project }, body })).id;
    await all(batch);
  });
  const undo = await measureBeside(place, 'its undo', beside, async () =>
    all((await owner.call(undoEvent, { params: { project, event: batch } })).id),
  );
  const reverted = await place.signUp('batch_reverted');
  await join(reverted);
  await actMuch(place, reverted, made);
  const revert = await measureBeside(place, 'a revert', beside, async () =>
    all((await owner.call(startRevert, { params: { project, user: reverted.id }, body: {} })).id),
  );
  const floor = 'rows of 10000 approvals';
  return {
    figures: [
      { name: 'approve 10000 translations', floor, times: approval.times },
      { name: 'undo 10000 approvals', floor, times: undo.times },
      { name: 'revert 10000 actions', floor, times: revert.times },
    ],
    facts: [...approval.facts, ...undo.facts, ...revert.facts],
  };
}
