import type { BodyOf } from '#contract/core/endpoint.ts';
import type { createApiToken } from '#contract/identity/api-tokens.ts';
import type { Scope } from '#domain/core/access/scopes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotText } from '#domain/core/text/text.ts';
import { DAY } from '#domain/core/units.ts';

const DAYS = { month: 30, quarter: 90, year: 365 } as const;

/** How long a token may last, as the form offers it. */
export const LIFETIMES = ['month', 'quarter', 'year', 'date', 'never'] as const;
export type Lifetime = (typeof LIFETIMES)[number];

/**
 * The values of the form of a new token. `expires_at` is a day of the reader's calendar, '2027-03-01', and counts for 'date'
 * only.
 */
export type TokenValues = {
  name: string;
  scopes: Scope[];
  lifetime: Lifetime;
  expires_at: string;
  current_password: string;
};

/** The initial values of the form. */
export const EMPTY_TOKEN: TokenValues = {
  name: '',
  scopes: ['read'],
  lifetime: 'month',
  expires_at: '',
  current_password: '',
};

/** Why each field of a new token would be refused (tokens.2); `now` in ms since 1970. */
export function whyNotToken(
  { name, scopes, lifetime, expires_at, current_password }: TokenValues,
  now: number,
) {
  return {
    name: whyNotText(name.trim(), LIMITS.apiTokenName),
    scopes: scopes.length === 0 ? ('required' as const) : undefined,
    expires_at: lifetime === 'date' ? whyNotDay(expires_at, now) : undefined,
    current_password: current_password === '' ? ('required' as const) : undefined,
  };
}

/** The token as it is sent. */
export function tokenOf(draft: TokenValues, now: number): BodyOf<typeof createApiToken> {
  const { name, scopes, current_password } = draft;
  return { name: name.trim(), scopes, current_password, expires_at: endOf(draft, now) };
}

function endOf({ lifetime, expires_at }: TokenValues, now: number): number | null {
  if (lifetime === 'never') return null;
  return lifetime === 'date' ? endOfDay(expires_at) : now + DAYS[lifetime] * DAY;
}

const whyNotDay = (day: string, now: number) => {
  const end = endOfDay(day);
  if (Number.isNaN(end)) return 'required' as const;
  return end <= now ? ('min' as const) : undefined;
};

/** The last moment of a day of the reader's calendar; NaN for none. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`).getTime();
