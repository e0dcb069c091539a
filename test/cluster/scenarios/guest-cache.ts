import { setTimeout as wait } from 'node:timers/promises';
import { guestAddressOf } from '#contract/core/request.ts';
import { editProject, getProject, listProjects } from '#contract/projects/projects.ts';
import { readSection } from '#contract/texts/reading.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { makeProject } from '../project.ts';
import { guarantee, type Scenario } from '../scenario.ts';
import { withTestCluster } from '../with-test-cluster.ts';

/** Milliseconds in which a closed project is gone at the latest (visibility.21): those of the process, and of nginx. */
const GONE_WITHIN = 1000 + 3000;
/** Milliseconds of a busy machine beside that. */
const SLACK = 2000;
/** Milliseconds after which what the cache has is old. */
const OLD = 3500;
/** Milliseconds that the database is away: longer than a process waits for it. */
const AWAY = 10_000;

const STRINGS = 500;
const ASKING = 200;

/** What nginx said about a response. */
type Answer = { status: number; cache: string | null; body: string };

async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(url, { headers });
  return { status: answer.status, cache: answer.headers.get('x-cache-status'), body: await answer.text() };
}

/** The cache of deploy/nginx.conf: what guests see comes from it, and nothing else. */
export const guestCache: Scenario = {
  name: 'guests through the cache of nginx',
  run: () =>
    withTestCluster({ servers: 2 }, async (cluster) => {
      const { address, primary } = cluster;
      const { owner, project, section } = await makeProject(address, { people: 1, strings: STRINGS });
      const params = { project, section };
      const text = address + guestAddressOf(readSection, { params, query: { limit: 500 } });
      const whole = { fetch_members: 'true', fetch_sections: 'true' };
      const views = [
        guestAddressOf(listProjects, { query: { popular: 'true', limit: 20 } }),
        guestAddressOf(getProject, { params, query: whole }),
      ];
      const pages = ['/', `/projects/${project}`, `/projects/cluster/read/${printSectionId(section)}`];
      const cached = [...pages, ...views].map((path) => address + path).concat(text);

      for (const url of cached) {
        const [first, second] = [await ask(url), await ask(url)];
        // It may have become old in between, on a busy machine.
        const isKept = second.cache === 'HIT' || second.cache === 'REVALIDATED';
        guarantee(isKept, `${url} was not kept: ${first.cache}, ${second.cache}`);
        guarantee(first.status === 200 && first.body === second.body, `${url} is not what was kept`);
        const credentials: Record<string, string>[] = [
          { cookie: owner.cookie },
          { authorization: 'Bearer dgm_something' },
        ];
        for (const headers of credentials) {
          const own = await ask(url, headers);
          guarantee(own.cache === 'BYPASS', `${url} came from the cache for who is signed in: ${own.cache}`);
        }
      }
      const own = await ask(`${address}/api/projects/${project}`, { cookie: owner.cookie });
      guarantee(own.cache === null && JSON.parse(own.body).role_id === 0, 'The owner got what guests see');

      await wait(OLD);
      const crowd = await Promise.all(Array.from({ length: ASKING }, () => ask(text)));
      const passed = crowd.filter(({ cache }) => cache !== 'HIT').length;
      guarantee(
        crowd.every(({ status }) => status === 200),
        'Not everybody of a crowd got the text',
      );

      await primary.stop();
      await wait(AWAY);
      const meanwhile = await Promise.all(cached.map((url) => ask(url)));
      const [lost] = meanwhile.filter(({ status }) => status !== 200);
      guarantee(lost === undefined, `Guests lost a page with the database: ${lost?.status} ${lost?.cache}`);
      const stale = meanwhile.filter(({ cache }) => cache === 'STALE').length;
      guarantee(stale === 1 + views.length, `${stale} responses were shown although they are old`);
      await primary.start();
      await cluster.untilHealthy();

      await ask(text);
      guarantee((await ask(text)).status === 200, 'The text is not there again');
      await owner(address, editProject, { params, body: { visibility: 'closed' } });
      const closed = performance.now();
      while ((await ask(text)).status === 200) await wait(20);
      const took = Math.round(performance.now() - closed);
      guarantee(took <= GONE_WITHIN + SLACK, `A closed project was shown for ${took} ms`);
      guarantee((await ask(text)).status === 404, 'A closed project is refused as something else');
      return {
        'of a crowd passed on': `${passed} of ${ASKING}`,
        'shown while the database was away': `${stale} of ${stale}`,
        'closed project gone after': `${took} ms`,
      };
    }),
};
