import { connect } from 'node:net';
import { addressOf } from '#contract/core/request.ts';
import { login } from '#contract/identity/users.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { memoryOf, timesTaken } from '../measure.ts';
import { makeProject } from '../project.ts';
import { guarantee, type Scenario } from '../scenario.ts';
import { withTestCluster } from '../with-test-cluster.ts';

const EACH = 100;
const SAVES = 200;

export const slowClients: Scenario = {
  name: 'slow clients',
  run: () =>
    withTestCluster({ servers: 1 }, async ({ servers: [server] }) => {
      guarantee(server !== undefined, 'There is no server');
      const { address, process } = server;
      const { owner, project, section, strings } = await makeProject(address, { people: 1, strings: 10_000 });
      const save = (nth: number) => {
        const params = { project, section, string: strings[nth] ?? 0 };
        return owner(address, addTranslation, { params, body: { text: `${nth} ${Math.random()}` } });
      };
      const alone = await timesTaken(SAVES, save);
      const before = memoryOf(process.pid);

      const list = addressOf(listStrings.path, { project, section }, {});
      const ways = [
        { begin: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', goesOn: 'a' },
        {
          begin: `POST ${login.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n"`,
          goesOn: 'a',
        },
        // Ten thousand strings, of which none is read.
        { begin: `GET ${list} HTTP/1.1\r\nHost: x\r\n\r\n`, goesOn: '' },
      ];
      const { hostname, port } = new URL(address);
      const clients = ways.flatMap(({ begin, goesOn }) =>
        Array.from({ length: EACH }, () => {
          const socket = connect(Number(port), hostname, () => socket.write(begin)).on('error', () => {});
          socket.pause();
          const drip = setInterval(() => goesOn && socket.writable && socket.write(goesOn), 500);
          return socket.on('close', () => clearInterval(drip));
        }),
      );
      const beside = await timesTaken(SAVES, (nth) => save(nth + SAVES));
      const after = memoryOf(process.pid);
      for (const client of clients) client.destroy();
      return {
        clients: clients.length,
        'save p50/p99 alone': alone,
        beside,
        memory: `${before} → ${after} MB`,
      };
    }),
};
