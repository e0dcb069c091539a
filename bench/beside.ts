import { openEditorPage } from '#contract/editor.ts';
import { addStrings } from '#contract/strings.ts';
import { printSectionsList } from '#domain/addresses/sections-list.ts';
import type { Figure } from './figures.ts';
import type { BenchPlace, Person } from './place.ts';
import { timesOf } from './stopwatch.ts';
import { fragments, makeProject, makeSection } from './texts.ts';

const LOADS = 6;

/** What others wait for a page of the editor while somebody loads 10,000 strings again and again. */
export async function measureBeside(
  place: BenchPlace,
  owner: Person,
  { project, sections }: { project: number; sections: number[] },
): Promise<Figure> {
  const at = await makeProject(owner);
  const body = fragments(10_000);
  const empty = await Promise.all(Array.from({ length: LOADS }, () => makeSection(owner, at)));
  const query = { sections: printSectionsList(sections), size: 50 };
  const page = owner.request(openEditorPage, { params: { project }, query });

  const loads = { isOver: false };
  const loading = place
    .askBeside(empty.map((params) => owner.request(addStrings, { params, body })))
    .finally(() => {
      loads.isOver = true;
    });
  const taken: number[] = [];
  const begun = performance.now();
  while (!loads.isOver) taken.push((await place.ask([page])).times.p50);
  await loading;
  return {
    name: 'page while 10000 strings load',
    floor: 'one query for 50 rows',
    times: timesOf(taken, performance.now() - begun),
  };
}
