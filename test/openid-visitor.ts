import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { FailureReply } from '#contract/core/failures.ts';
import { addressOf, type UntypedRequest } from '#contract/core/request.ts';
import { type Answer, askApp } from './ask-app.ts';

type Jar = Map<string, string>;
type App = Pick<FastifyInstance, 'inject'>;

const cookiesIn = (jar: Jar) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** A browser of the tests, with cookies of the service and of a provider. */
export type Visitor = {
  cookies: Jar;
  asks(endpoint: Endpoint, asked?: UntypedRequest, app?: App): Promise<Answer>;
  /** `'403 service expired'` of a call that must be refused. */
  tries(endpoint: Endpoint, asked?: UntypedRequest): Promise<string>;
  /** Opens an address of the service and returns where it leads. */
  opens(address: string, app?: App): Promise<string>;
  /** Begins a sign-in with the service `local` and returns where it leads. */
  begins(query?: string, app?: App): Promise<string>;
  /** Signs in at the provider, agrees, and returns the address that it leads back to, of the service. */
  signsInAt(address: string, login: string): Promise<string>;
  /** Follows all redirects of the sign-in; returns where it ends. */
  comesBack(login: string, query?: string): Promise<string>;
};

/** A browser without cookies. */
export function newVisitor(app: App, cookies: Jar = new Map()): Visitor {
  const keep = (jar: Jar, set: readonly { name: string; value: string }[]) => {
    for (const { name, value } of set) if (value) jar.set(name, value);
  };
  const elsewhere: Jar = new Map();
  const asks: Visitor['asks'] = async (endpoint, { params, query, body } = {}, at = app) => {
    const answer = await askApp(at, {
      method: endpoint.method,
      url: addressOf(endpoint.path, params, query),
      headers: { cookie: cookiesIn(cookies) },
      ...(body !== undefined && { payload: body as object }),
    });
    keep(cookies, answer.cookies);
    return answer;
  };
  const opens: Visitor['opens'] = async (address, at = app) => {
    const answer = await askApp(at, { url: address, headers: { cookie: cookiesIn(cookies) } });
    keep(cookies, answer.cookies);
    return answer.headers.location ?? `${answer.statusCode} ${answer.body}`;
  };
  const begins: Visitor['begins'] = (query = '', at = app) => opens(`/api/login/services/local${query}`, at);
  /** Follows redirects of the provider to its next form, or to another site. */
  const follow = async (
    address: string,
    form?: URLSearchParams,
  ): Promise<{ address: string; page?: string }> => {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: cookiesIn(elsewhere) },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      elsewhere.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) return { address, page: await answer.text() };
    const next = new URL(location, address);
    return next.origin === new URL(address).origin ? follow(next.href) : { address: next.href };
  };
  const signsInAt: Visitor['signsInAt'] = async (address, login) => {
    let at = await follow(address);
    for (let forms = 0; at.page !== undefined && forms < 3; forms += 1) {
      const prompt = /name="prompt" value="(\w+)"/.exec(at.page)?.[1];
      const action = /action="([^"]+)"/.exec(at.page)?.[1];
      if (!prompt || !action) throw new Error(`no form: ${at.page}`);
      const form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'any' }) });
      at = await follow(new URL(action, at.address).href, form);
    }
    const { pathname, search } = new URL(at.address);
    return pathname + search;
  };
  return {
    cookies,
    asks,
    async tries(endpoint, asked) {
      const answer = await asks(endpoint, asked);
      if (answer.statusCode < 400) throw new Error(`was not refused: ${answer.statusCode} ${answer.body}`);
      const { status, errors } = FailureReply.parse(answer.json());
      return [status, ...errors.map(({ key, kind }) => `${key} ${kind}`)].join(' ');
    },
    opens,
    begins,
    signsInAt,
    comesBack: async (login, query) => opens(await signsInAt(await begins(query), login)),
  };
}
