import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** A response; of an event stream only the beginning. */
export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'cookies' | 'body' | 'json'>;

/**
 * Sends a request as `inject` does, and reads the response. It disconnects from an event stream once that has begun,
 * because streams never end.
 */
export async function askApp(app: Pick<FastifyInstance, 'inject'>, request: InjectOptions): Promise<Answer> {
  const answer = await app.inject({ ...request, payloadAsStream: true });
  const { statusCode, headers, cookies } = answer;
  if (headers['content-type'] === 'text/event-stream') {
    answer.raw.res.destroy();
    return { statusCode, headers, cookies, body: '', json: () => JSON.parse('null') };
  }
  const pieces: Buffer[] = [];
  for await (const piece of answer.stream()) pieces.push(piece);
  const body = Buffer.concat(pieces).toString();
  return { statusCode, headers, cookies, body, json: () => JSON.parse(body) };
}
