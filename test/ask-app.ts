import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** What came: of a stream of events that it has begun. */
export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'cookies' | 'body' | 'json'>;

/** Sends a request as `inject` does, and reads the answer; hangs up once a stream of events has begun, which has no end. */
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
