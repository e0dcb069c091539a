import type { Endpoint } from '#contract/endpoint.ts';
import type { RequestOf, UntypedRequest } from '#contract/request.ts';
import type { TestApp, TestUser } from '../test-app.ts';
import type { FilledProject } from './filled-project.ts';

/** A call with valid values on a filled project; it succeeds for users with the permission. */
export type Example = {
  endpoint: Endpoint;
  /** The values of the call. */
  ask(filled: FilledProject, who: TestUser): UntypedRequest | Promise<UntypedRequest>;
  /** The user who makes the call in place of `who`, if it must not be their own session. */
  by?(testApp: TestApp, who: TestUser): TestUser | Promise<TestUser>;
};

/** An example whose values are typed by its call. */
export function example<E extends Endpoint, const A extends RequestOf<E>>(
  endpoint: E,
  ask: (filled: FilledProject, who: TestUser) => A | Promise<A>,
  by?: Example['by'],
): Example {
  return { endpoint, ask: ask as Example['ask'], by };
}

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
