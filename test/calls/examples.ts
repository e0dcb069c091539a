import { CALLS } from '#contract/calls.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { UntypedRequest } from '#contract/core/request.ts';
import type { CastName, Variant } from '#contract/example.ts';
import { ALL_EXAMPLES } from '#contract/examples.ts';
import type { TestApp, TestUser } from '../test-app.ts';
import type { FilledProject } from './filled-project.ts';
import { STAND_INS } from './stand-ins.ts';

/** A call with valid values on a filled project, and the facts of the call; it succeeds for its maker, unless nobody may make it. */
export type Example = Omit<Variant<Endpoint>, 'is' | 'maker' | 'by' | 'trips' | 'ask'> & {
  endpoint: Endpoint;
  guard: string;
  token: string;
  trips: number;
  fields: string[];
  maker: CastName;
  /** The values of the call. */
  ask(filled: FilledProject, who: TestUser): UntypedRequest | Promise<UntypedRequest>;
  /** The user who makes the call in place of `who`, if it must not be their own session. */
  by?(testApp: TestApp, who: TestUser): TestUser | Promise<TestUser>;
};

const nameOf = ({ method, path }: Endpoint) =>
  CALLS.find((call) => call.method === method && call.path === path)?.name ?? '';

/** At least one example of every call, by its name and a variant if permissions differ between variants. */
export const EXAMPLES: Record<string, Example> = Object.fromEntries(
  ALL_EXAMPLES.flatMap(({ endpoint, facts, variants }) => {
    const [cells = '', ...fields] = facts.split(/; *|\n */);
    const [guard = '', token = '', trips, maker = 'moderator'] = cells.split(' | ');
    const ofCall = { endpoint, guard, token, fields };
    return variants.map(({ is, by, ...variant }): [string, Example] => [
      [nameOf(endpoint), is].filter(Boolean).join(' '),
      { ...ofCall, trips: Number(trips), maker: maker as CastName, ...variant, by: by && STAND_INS[by] },
    ]);
  }),
);

/** The name of the call: `castVote` for `castVote against`. */
export const callOf = (example: string) => example.split(' ')[0] ?? '';

/** A user who may make an example. */
export const makerOf = (example: string): CastName => EXAMPLES[example]?.maker ?? 'moderator';

/** Makes the call of an example and returns the response. */
export async function makeCall(
  testApp: TestApp,
  { endpoint, ask, by }: Example,
  filled: FilledProject,
  who: TestUser,
) {
  const asked = await ask(filled, who);
  const person = (await by?.(testApp, who)) ?? who;
  return person.asks(endpoint, asked);
}
