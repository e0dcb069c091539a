import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

/** Makes the calls of the service by method and path: `client.GET('/api/projects/{project}', …)` (api.59). */
export type ApiClient = Client<paths>;

/** The shapes of the API by name: `Shapes['Project']`. */
export type Shapes = components['schemas'];

type Service = {
  /** The address of the service, with or without a slash at its end. */
  readonly server: string;
  readonly token: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends a request instead of the `fetch` of the platform, for example to try again when the service is busy. */
  readonly fetch?: (request: Request) => Promise<Response>;
};

/** Opens a client with an API token. A refusal is the `error` of an answer; `fetch` alone throws. */
export const openApiClient = ({ server, token, headers, fetch }: Service): ApiClient =>
  createClient<paths>({
    baseUrl: server.replace(/\/+$/, ''),
    headers: { ...headers, authorization: `Bearer ${token}` },
    // The token belongs to this server alone.
    redirect: 'manual',
    ...(fetch && { fetch }),
  });
