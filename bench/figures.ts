import { addComment } from '#contract/comments.ts';
import { openEditorPage } from '#contract/editor.ts';
import { requestInvite } from '#contract/invites.ts';
import { getProject, listProjects } from '#contract/projects.ts';
import { getStatistics } from '#contract/statistics.ts';
import { addStrings, listStrings } from '#contract/strings.ts';
import { addTranslation, approve, castVote } from '#contract/translations.ts';
import { whoami } from '#contract/users.ts';
import { printSectionsList } from '#domain/sections-list.ts';
import type { Caller } from '../demo/caller.ts';
import type { Floors } from './floors.ts';
import { makeLargeProject, makeManyProjects } from './large.ts';
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
    const load = async () => owner(addStrings, { params: await makeSection(owner, at), body });
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
  figures.push(...(await measureLarge(place, owner)));
  return figures;
}

/** What has to stay quick where there is much: a project of 100,000 strings, and 100,000 projects. */
async function measureLarge({ sql }: BenchPlace, owner: Caller): Promise<Figure[]> {
  const { id } = await owner(whoami, {});
  const large = await makeLargeProject(sql, id);
  await makeManyProjects(sql, id, 100_000);
  const all = { fetch_translations: 'true', fetch_votes: 'true' } as const;
  const acts = {
    'fetch 10000 strings whole': () => owner(listStrings, { params: large, query: all }),
    'statistics of 100000 strings': () => owner(getStatistics, { params: large }),
    'summary of 100000 strings': () => owner(getProject, { params: large }),
    'search 100000 projects': () => owner(listProjects, { query: { name: 'книга d' } }),
    'search by two letters': () => owner(listProjects, { query: { name: 'кн' } }),
    'search for nothing there': () => owner(listProjects, { query: { name: 'quux nowhere' } }),
  };
  const figures: Figure[] = [];
  for (const [name, act] of Object.entries(acts)) {
    figures.push({ name, floor: 'route', times: await measure(act, { times: 20, warmUp: 2 }) });
  }
  return figures;
}
