import type { Endpoint } from '#contract/endpoint.ts';
import type { RequestOf, UntypedRequest } from '#contract/request.ts';
import type { TestApp, TestUser } from '../test-app.ts';
import type { FilledProject } from './filled-project.ts';

/** A call as somebody may sensibly make it on a filled project: it succeeds, where they have the right to. */
export type Example = {
  endpoint: Endpoint;
  /** What it is asked with. */
  ask(filled: FilledProject, who: TestUser): UntypedRequest | Promise<UntypedRequest>;
  /** Who asks in the name of `who`, where it isn't the session that they have. */
  by?(testApp: TestApp, who: TestUser): TestUser | Promise<TestUser>;
};

/** An example, what it is asked with typed by its call. */
export function example<E extends Endpoint, const A extends RequestOf<E>>(
  endpoint: E,
  ask: (filled: FilledProject, who: TestUser) => A | Promise<A>,
  by?: Example['by'],
): Example {
  return { endpoint, ask: ask as Example['ask'], by };
}

/** Makes the call of an example and answers what came. */
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
