import { readSettings } from '../server/platform/settings/settings.ts';
import { StartRefused } from '../server/platform/settings/start-refused.ts';
import { PASSWORD, PEOPLE } from './people.ts';
import { prepare } from './prepare.ts';

// `npm run demo`: the real service over data of its own, filled at the first start. It takes the service's settings, with
// other defaults for two of them; DATABASE_URL it refuses, since passwords that everyone knows belong in no real database.
process.env.DATA_DIR ||= './data/demo';
process.env.SIGNUP_CODE ||= 'down the rabbit-hole';

/** The users with their password, for the terminal. */
function loginLines(signupCode: string): string {
  const lines = Object.entries(PEOPLE).map(([username, about]) => `  ${username.padEnd(6)} ${about}`);
  return [
    `Sign in with the password: ${PASSWORD}`,
    ...lines,
    `Or sign up with the secret code: ${signupCode}`,
  ].join('\n');
}

async function start() {
  const settings = readSettings(process.env);
  if (settings.databaseUrl) {
    throw new StartRefused('The demo has a database of its own in DATA_DIR: start it without DATABASE_URL.');
  }
  await prepare(settings);
  console.log(loginLines(settings.signupCode ?? ''));
  // The service itself prints its address, and stops on signals.
  const service = await import('../server/programs/start.ts');
  await service.start();
}

start().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
});
