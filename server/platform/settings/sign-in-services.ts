import { LIMITS } from '#domain/core/limits.ts';
import { isLongerThan } from '#domain/core/text/text.ts';
import { StartRefused } from './start-refused.ts';

/** A service that users sign in with by OpenID Connect (services.3). */
export type SignInService = {
  name: string;
  /** What users call it. */
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a text is the address of an OpenID provider: https, or http on this machine. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.search || url.hash || text.length > LIMITS.issuer.max)
    return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

const isWord = (text: string) => /^[\x21-\x7e]{1,1000}$/.test(text);

/** The settings of each service, what they must be, and whether they are. */
const PARTS = {
  ISSUER: { is: 'an https address, or an http one of this machine, without a query', fits: isIssuer },
  CLIENT_ID: { is: 'what the provider calls this service, without spaces', fits: isWord },
  CLIENT_SECRET: { is: 'a text without spaces', fits: isWord },
  LABEL: {
    is: `a name of at most ${LIMITS.signInServiceLabel.max} characters`,
    fits: (text: string) => text !== '' && !isLongerThan(text, LIMITS.signInServiceLabel.max),
  },
} as const;

/** Whether a setting is one of those that each service has. */
export const isPartOfService = (name: string): boolean =>
  new RegExp(`^OIDC_[A-Z\\d]+_(${Object.keys(PARTS).join('|')})$`).test(name);

/**
 * The services with these names. Throws StartRefused with a line for each setting that is missing or wrong, without its value, which may be
 * a secret.
 */
export function readSignInServices(names: readonly string[], env: NodeJS.ProcessEnv): SignInService[] {
  const partOf = (name: string, part: keyof typeof PARTS) => `OIDC_${name.toUpperCase()}_${part}`;
  const settingOf = (name: string, part: keyof typeof PARTS) => env[partOf(name, part)]?.trim() ?? '';
  const mistakes = names.flatMap((name) =>
    Object.entries(PARTS).flatMap(([part, { is, fits }]) => {
      const key = part as keyof typeof PARTS;
      return fits(settingOf(name, key)) ? [] : [`${partOf(name, key)} must be ${is}.`];
    }),
  );
  const issuers = new Set(names.map((name) => settingOf(name, 'ISSUER')));
  if (mistakes.length === 0 && issuers.size < names.length)
    mistakes.push('OIDC_PROVIDERS must have issuers that differ.');
  if (mistakes.length > 0) throw new StartRefused(mistakes.join('\n'));
  return names.map((name) => ({
    name,
    label: settingOf(name, 'LABEL'),
    issuer: settingOf(name, 'ISSUER'),
    clientId: settingOf(name, 'CLIENT_ID'),
    clientSecret: settingOf(name, 'CLIENT_SECRET'),
  }));
}
