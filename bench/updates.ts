import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { addStrings, updateStrings } from '#contract/texts/strings.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { measureBeside } from './beside.ts';
import type { Fact, Figure } from './figures.ts';
import type { BenchPlace, Person } from './place.ts';
import { fragments, makeProject, makeSection, makeStrings } from './texts.ts';

const AMOUNT = LIMITS.stringsPerSection;

/** A book of 10,000 paragraphs of which each tenth has a word more if it is long, and two chapters of 500 are swapped. */
function newerBook() {
  const texts = fragments(AMOUNT).map(({ text }, nth) =>
    nth % 10 === 0 && text.length > 100 ? `${text} Indeed.` : text,
  );
  const [one, between, other] = [texts.slice(2000, 2500), texts.slice(2500, 6000), texts.slice(6000, 6500)];
  return [...texts.slice(0, 2000), ...other, ...between, ...one, ...texts.slice(6500)].map((text) => ({
    text,
  }));
}

/** The strings of a program, by their keys. */
const keyed = (end = '') =>
  fragments(AMOUNT).map(({ text }, nth) => ({ key: `key_${nth}`, text: `${text}${end}` }));

/** Measures updating the source of 10,000 strings with a translation each, and undoing that, while another user saves beside. */
export async function measureUpdates(
  place: BenchPlace,
  owner: Person,
): Promise<{ figures: Figure[]; facts: Fact[] }> {
  const other = await place.signUp('update_other');
  const at = await makeProject(owner);
  await place.sql`INSERT INTO members (project_id, user_id, role_id) VALUES (${at.project}, ${other.id}, 4)`;
  // Not in the strings that are updated: they are locked until all of it is written (docs/decisions/054).
  const beside = { other, strings: (await makeStrings(owner, at, 200)).strings };
  const figures: Figure[] = [];
  const facts: Fact[] = [];
  for (const [what, older, newer] of [
    ['each tenth of 10000 strings', fragments(AMOUNT), newerBook()],
    ['each of 10000 strings', keyed(), keyed('.')],
  ] as const) {
    const params = await makeSection(owner, at);
    const strings = await owner.call(addStrings, { params, query: { splitting: 'paragraphs' }, body: older });
    for (let from = 0; from < strings.length; from += LIMITS.translationBatch) {
      const body = strings.slice(from, from + LIMITS.translationBatch).map(({ id }) => ({
        string_id: id,
        text: `Перевод строки ${id}`,
      }));
      await owner.call(importTranslationsToSection, { params, body });
    }
    let event = 0;
    const update = await measureBeside(place, `an update of ${what}`, beside, async () => {
      const body = { strings: newer };
      event = (await owner.call(updateStrings, { params, body })).event ?? 0;
    });
    const undo = await measureBeside(place, `undoing an update of ${what}`, beside, () =>
      owner.call(undoEvent, { params: { project: at.project, event } }),
    );
    const floor = 'bulk insert of 10000';
    figures.push(
      { name: `update the source, ${what}`, floor, times: update.times },
      { name: `undo an update of ${what}`, floor, times: undo.times },
    );
    facts.push(...update.facts, ...undo.facts);
  }
  return { figures, facts };
}
