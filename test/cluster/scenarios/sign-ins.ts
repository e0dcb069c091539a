import { login, whoami } from '#contract/identity/users.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { signUp } from '../../client.ts';
import { memoryOf, timesTaken } from '../measure.ts';
import { guarantee, type Scenario } from '../scenario.ts';
import { CODE } from '../test-cluster.ts';
import { withTestCluster } from '../with-test-cluster.ts';

const TRIES = 600;
const AT_ONCE = 50;
const ASKED = 200;

/**
 * Tries to sign in with a wrong password many times at once, and counts the statuses. `from` returns the address of the
 * nth attempt.
 */
async function flood(address: string, from: (nth: number) => Record<string, string>) {
  const statuses = new Map<number, number>();
  let nth = 0;
  const guesser = async () => {
    while (nth < TRIES) {
      nth += 1;
      const { status } = await fetch(address + login.path, {
        method: login.method,
        headers: { 'content-type': 'application/json', ...from(nth) },
        body: JSON.stringify({ username: 'anna', password: `a wrong one ${nth}` }),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guesser));
  return statuses;
}

export const signIns: Scenario = {
  name: 'a flood of sign-ins',
  run: () =>
    withTestCluster({ env: { RATE_LIMIT: 'on' } }, async (cluster) => {
      const anna = await signUp(cluster.address, 'anna', CODE);
      const ask = () => anna(cluster.address, whoami, {});
      const quiet = await timesTaken(ASKED, ask);
      const [one, during] = await Promise.all([flood(cluster.address, () => ({})), timesTaken(ASKED, ask)]);
      const hashed = TRIES - (one.get(429) ?? 0);
      // Anna's own sign-in counts too.
      guarantee(hashed < LIMITS.signInAttempts, `${hashed} guesses from one address were looked at`);
      // Each comes from another address, as only a proxy can state: passwords are hashed, and others wait.
      const server = cluster.servers[0]?.address ?? '';
      const [many, meanwhile] = await Promise.all([
        flood(server, (nth) => ({ 'x-forwarded-for': `10.0.${nth >> 8}.${nth & 255}` })),
        timesTaken(ASKED, ask),
      ]);
      guarantee((many.get(503) ?? 0) + (many.get(500) ?? 0) === 0, 'The flood broke a server');
      return {
        'guesses looked at, of one address': `${hashed} of ${TRIES}`,
        'whoami p50/p99 before': quiet,
        during,
        'during, from many addresses': meanwhile,
        memory: `${memoryOf(cluster.servers[0]?.process.pid)} MB`,
      };
    }),
};
