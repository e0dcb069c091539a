import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { startRevert } from '#contract/history/reverts.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { startBatch } from '#contract/texts/batches.ts';
import { addStrings, updateStrings } from '#contract/texts/strings.ts';
import { addTranslation, castVote, editTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { BenchService, BenchUser } from './bench-service.ts';
import { measureBeside, untilBatchEnded } from './beside.ts';
import { makeDrafts, makeProject, makeSection, makeStrings, type StringPath } from './data.ts';
import type { Run } from './run.ts';

/** The most of a batch, and the most strings of a section. */
const AMOUNT = LIMITS.batch;
/** What the reverted member does: as many actions together, in so many rounds. */
const ACTIONS = { adds: 0.4, votes: 0.3, edits: 0.3 };
const ROUNDS = 20;

type TranslatedProject = { project: number; strings: readonly StringPath[]; translations: readonly number[] };

/** Makes a user a translator of a project. */
const join = ({ sql }: BenchService, project: number, user: BenchUser) => sql`
  INSERT INTO members (project_id, user_id, role_id) VALUES (${project}, ${user.id}, 4)`;

/** Imports a translation of each string; returns their ids. */
async function importTranslations(
  user: BenchUser,
  params: { project: number; section: number },
  strings: readonly number[],
): Promise<number[]> {
  const translations: number[] = [];
  for (let from = 0; from < strings.length; from += LIMITS.translationBatch) {
    const body = strings
      .slice(from, from + LIMITS.translationBatch)
      .map((id) => ({ string_id: id, text: `Перевод строки ${id}` }));
    const stored = await user.call(importTranslationsToSection, { params, body });
    translations.push(...stored.map(({ translation_id }) => translation_id ?? 0));
  }
  return translations;
}

/** A project of 10,000 strings, each with a translation by a member. */
async function makeTranslated(
  service: BenchService,
  owner: BenchUser,
  member: BenchUser,
): Promise<TranslatedProject> {
  const { project } = await makeProject(owner);
  await join(service, project, member);
  const { params, strings } = await makeStrings(owner, { project }, AMOUNT);
  const ids = strings.map(({ string }) => string);
  return { project, strings, translations: await importTranslations(member, params, ids) };
}

/** Lets a member add 4,000 translations, edit 3,000 of them, and vote on 3,000 of another's, by turns. */
async function makeActions(
  { send }: BenchService,
  member: BenchUser,
  { strings, translations }: TranslatedProject,
) {
  const part = (share: number) => Math.round((share * AMOUNT) / ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const from = round * part(ACTIONS.adds);
    const paths = strings.slice(from, from + part(ACTIONS.adds));
    const adds = paths.map((params, nth) =>
      member.request(addTranslation, { params, body: { text: `Другой перевод ${from + nth}` } }),
    );
    const added = (await send(adds, 8)).replies.map((reply) => Number(JSON.parse(reply).id));
    const votes = paths.slice(0, part(ACTIONS.votes)).map((params, nth) =>
      member.request(castVote, {
        params: { ...params, translation: translations[from + nth] ?? 0 },
        body: { is_minus: false },
      }),
    );
    const edits = paths.slice(0, part(ACTIONS.edits)).map((params, nth) =>
      member.request(editTranslation, {
        params: { ...params, translation: added[nth] ?? 0 },
        body: { text: `Другой перевод, с правкой ${from + nth}` },
      }),
    );
    await send([...votes, ...edits], 8);
  }
}

/**
 * Measures approving 10,000 translations, undoing that, and reverting 10,000 actions of a member, each while another
 * user saves in the same strings.
 */
export async function measureBatches(run: Run): Promise<void> {
  const { service, importer: owner, addFigure } = run;
  const [member, other] = [await service.signUp('batch_member'), await service.signUp('batch_other')];
  const translated = await makeTranslated(service, owner, member);
  const { project, strings } = translated;
  await join(service, project, other);
  const floor = 'rows of 10000 approvals';
  const measureBatch = async (name: string, what: string, start: () => Promise<{ id: number }>) => {
    let id = 0;
    const times = await measureBeside(run, what, { other, strings }, async () => {
      id = (await start()).id;
      const { changed } = await untilBatchEnded(owner, project, id);
      if (changed !== AMOUNT) throw new Error(`The batch has changed ${changed} of ${AMOUNT}.`);
    });
    addFigure(name, floor, times);
    return id;
  };
  const event = await measureBatch('approve 10000 translations', 'an approval of 10000', () => {
    const body = { action: 'approve', strings: strings.map(({ string }) => string) } as const;
    return owner.call(startBatch, { params: { project }, body });
  });
  await measureBatch('undo 10000 approvals', 'its undo', () =>
    owner.call(undoEvent, { params: { project, event } }),
  );
  const reverted = await service.signUp('batch_reverted');
  await join(service, project, reverted);
  await makeActions(service, reverted, translated);
  await measureBatch('revert 10000 actions', 'a revert', () =>
    owner.call(startRevert, { params: { project, user: reverted.id }, body: {} }),
  );
}

/** A book of 10,000 paragraphs of which each tenth has a word more if it is long, and two chapters of 500 are swapped. */
function newerBook() {
  const texts = makeDrafts(AMOUNT).map(({ text }, nth) =>
    nth % 10 === 0 && text.length > 100 ? `${text} Indeed.` : text,
  );
  const [one, between, other] = [texts.slice(2000, 2500), texts.slice(2500, 6000), texts.slice(6000, 6500)];
  return [...texts.slice(0, 2000), ...other, ...between, ...one, ...texts.slice(6500)].map((text) => ({
    text,
  }));
}

/** The strings of a program, by their keys. */
const makeKeyedDrafts = (end = '') =>
  makeDrafts(AMOUNT).map(({ text }, nth) => ({ key: `key_${nth}`, text: `${text}${end}` }));

/**
 * Measures updating the source of 10,000 strings with a translation each, and undoing that, while another user saves
 * beside.
 */
export async function measureUpdates(run: Run): Promise<void> {
  const { service, importer: owner, addFigure } = run;
  const other = await service.signUp('update_other');
  const { project } = await makeProject(owner);
  await join(service, project, other);
  // Not in the strings that are updated: they are locked until all of it is written (docs/decisions/054).
  const beside = { other, strings: (await makeStrings(owner, { project }, 200)).strings };
  for (const [what, older, newer] of [
    ['each tenth of 10000 strings', makeDrafts(AMOUNT), newerBook()],
    ['each of 10000 strings', makeKeyedDrafts(), makeKeyedDrafts('.')],
  ] as const) {
    const params = await makeSection(owner, { project });
    const strings = await owner.call(addStrings, { params, query: { splitting: 'paragraphs' }, body: older });
    const ids = strings.map(({ id }) => id);
    await importTranslations(owner, params, ids);
    let event = 0;
    const update = await measureBeside(run, `an update of ${what}`, beside, async () => {
      const body = { strings: newer };
      event = (await owner.call(updateStrings, { params, body })).event ?? 0;
    });
    addFigure(`update the source, ${what}`, 'bulk insert of 10000', update);
    const undo = await measureBeside(run, `undoing an update of ${what}`, beside, () =>
      owner.call(undoEvent, { params: { project, event } }),
    );
    addFigure(`undo an update of ${what}`, 'bulk insert of 10000', undo);
  }
}
