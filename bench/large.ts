import { readLog } from '#contract/history/log.ts';
import { login } from '#contract/identity/users.ts';
import { getProject, listProjects } from '#contract/projects/projects.ts';
import { getContributions, getStatistics } from '#contract/projects/statistics.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { type BenchUser, measureCall, PASSWORD } from './bench-service.ts';
import { makeManyProjects } from './data.ts';
import type { Run } from './run.ts';

/** Measures what must stay fast with much data: a project of 100,000 strings, and 100,000 projects. */
export async function measureLarge({ service, owner, projects, addFigure }: Run): Promise<void> {
  const { project, sections } = await projects['100000']();
  await makeManyProjects(service.sql, owner.id, 1000);
  const query = { query: { name: 'книга d' } };
  const search = owner.request(listProjects, query);
  // One visitor may run only a few of the concurrent searches.
  const visitors: BenchUser[] = [];
  for (let nth = 0; nth < 16; nth++) visitors.push(await service.signUp(`searcher${nth}`));
  const searches = Array.from(
    { length: 1000 },
    (_, nth) => visitors[nth % visitors.length]?.request(listProjects, query) ?? search,
  );
  await service.send(searches.slice(0, 50), 32);
  addFigure('search 1000 projects at 32', 'one select at 32', (await service.send(searches, 32)).times);
  await makeManyProjects(service.sql, owner.id, 99_000);
  const params = { project, section: sections[0] ?? 0 };
  const all = { fetch_translations: 'true', fetch_votes: 'true' } as const;
  const whole = { fetch_members: 'true', fetch_sections: 'true' } as const;
  const requests = {
    'fetch 10000 strings whole': owner.request(listStrings, { params, query: all }),
    'statistics of 100000 strings': owner.request(getStatistics, { params }),
    'statistics of 100000 strings by day': owner.request(getContributions, { params }),
    'card of a project of 100000 strings': owner.request(getProject, { params, query: whole }),
    'newest 200 of the log': owner.request(readLog, { params }),
    // As a user who is not needed later, because it ends the session of the request.
    'sign in': { ...owner.request(login, { body: { username: 'owner', password: PASSWORD } }), cookie: '' },
    'search 100000 projects': search,
    'search by two letters': owner.request(listProjects, { query: { name: 'кн' } }),
    'search for nothing there': owner.request(listProjects, { query: { name: 'quux nowhere' } }),
  };
  for (const [name, request] of Object.entries(requests)) {
    const floor = name.startsWith('fetch') ? 'section as JSON' : 'route';
    addFigure(name, floor, await measureCall(service, () => request, { times: 20, warmUp: 2 }));
  }
}
