import { addComment } from '#contract/comments.ts';
import { openEditorPage } from '#contract/editor.ts';
import { requestInvite } from '#contract/invites.ts';
import { listProjects } from '#contract/projects.ts';
import { loadStrings } from '#contract/strings.ts';
import { addTranslation, approve, castVote } from '#contract/translations.ts';
import { printSectionsList } from '#domain/sections-list.ts';
import type { Floors } from './floors.ts';
import type { BenchPlace } from './place.ts';
import { measure, type Times } from './stopwatch.ts';
import { fragments, makeProject, makeSection, makeStrings } from './texts.ts';

/** One line of the table: what was measured, and the floor beside it. */
export type Figure = { name: string; floor: keyof Floors; times: Times };

const SAVES = 300;

/** Everything that is measured, in the order of the table. */
export async function measureFigures(place: BenchPlace): Promise<Figure[]> {
  const owner = await place.signUp('owner');
  const voter = await place.signUp('voter');
  const at = await makeProject(owner);
  await voter(requestInvite, { params: at });
  const figures: Figure[] = [];
  const add = (name: string, floor: keyof Floors, times: Times) => figures.push({ name, floor, times });

  for (const [amount, floor] of [
    [820, 'bulk820'],
    [10_000, 'bulk10000'],
  ] as const) {
    const body = fragments(amount);
    const load = async () => owner(loadStrings, { params: await makeSection(owner, at), body });
    add(`load ${amount} strings`, floor, await measure(load, { times: 3, warmUp: 1 }));
  }

  const { params, strings } = await makeStrings(owner, await makeProject(owner), 10_000);
  await voter(requestInvite, { params });
  const string = (index: number) => strings.at(index) ?? strings[0] ?? { ...params, string: 0 };
  const made: number[] = [];
  for (const atOnce of [1, 8, 32]) {
    const offset = made.length;
    const save = async (index: number) => {
      const place = index < 0 ? index : offset + index;
      const { id } = await owner(addTranslation, { params: string(place), body: { text: 'Привет' } });
      if (index >= 0) made[place] = id;
    };
    add(`save at ${atOnce}`, 'insert', await measure(save, { times: SAVES, atOnce }));
  }
  const version = (index: number) => ({ ...string(index), translation: made[index] ?? 0 });
  const vote = (index: number) =>
    voter(castVote, { params: version(Math.abs(index)), body: { is_minus: false } });
  add('vote at 1', 'insert', await measure(vote, { times: SAVES }));
  const approval = (index: number) => owner(approve, { params: version(Math.abs(index)) });
  add('approve at 1', 'insert', await measure(approval, { times: SAVES }));
  const comment = (index: number) => owner(addComment, { params: string(index), body: { text: 'Hm.' } });
  add('comment at 1', 'insert', await measure(comment, { times: SAVES }));

  for (const amount of [1_000, 10_000]) {
    const section = (await makeStrings(owner, await makeProject(owner), amount)).params;
    const query = { sections: printSectionsList([section.section]), size: 50 };
    const open = () => owner(openEditorPage, { params: section, query });
    add(`page of 50 in ${amount}`, 'route', await measure(open, { times: 100 }));
  }
  const search = () => owner(listProjects, { query: { name: 'bench' } });
  add('search', 'route', await measure(search, { times: 100 }));
  return figures;
}
