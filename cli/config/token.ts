import { usageError } from '../output/exit.ts';
import type { Config } from './config-shape.ts';

/** The environment variable with the API token, which stands nowhere else. */
export const TOKEN = 'DRAGOMAN_TOKEN';

/** The form of a token (tokens.4). */
const TOKEN_FORM = /^dgm_[0-9A-Za-z]{49}$/;

/** The token of the environment. Ends the program without one; the token itself is never printed (command-line.11). */
export function tokenOf(env: NodeJS.ProcessEnv): string {
  const token = env[TOKEN]?.trim() ?? '';
  if (token === '')
    throw usageError(`${TOKEN} is not set: it has the API token (your page, the tab API tokens).`);
  if (!TOKEN_FORM.test(token))
    throw usageError(`${TOKEN} is no API token: one is dgm_ and 49 letters and digits.`);
  return token;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The warning where the token can be read on its way: over http to another machine, which ends the program unless the configuration
 * allows it.
 */
export function httpWarning({ server, allowHttp }: Pick<Config, 'server' | 'allowHttp'>): string | undefined {
  const { protocol, hostname } = new URL(server);
  if (protocol === 'https:' || LOOPBACK.test(hostname)) return undefined;
  if (!allowHttp) {
    throw usageError(
      `${server} is http, so others on the way could read the token. Use https, or set "allowHttp": true in a network that you trust.`,
    );
  }
  return `${server} is http: others on the way can read the token.`;
}
