import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { decodable } from '#domain/core/addresses/addresses.ts';
import { isPage } from '#domain/core/addresses/pages.ts';
import type { PageAt } from '../notices/link-previews/link-previews.ts';
import { CACHE_FOR_GUESTS, CACHE_FOREVER, NO_STORE } from '../platform/http/cache-control.ts';
import { notFound } from '../platform/http/failures.ts';
import { sendShared, sharedBody } from '../platform/http/shared-response.ts';

const BUILT = join(import.meta.dirname, '..', '..', 'dist');

/** Whether the web app is built; without it only calls are served. */
export const isWebAppBuilt = (built = BUILT): boolean => existsSync(join(built, 'index.html'));

/**
 * Serves the built web app to GET and HEAD (screens.5, screens.4): its files, and its page with status 200 for known
 * addresses and 404 for others. An unknown call or file is a plain 404. Without a build, as in development, only the
 * calls are served. `pageAt` adds what an address has of its own.
 */
export async function serveWebApp(app: FastifyInstance, pageAt: PageAt, built = BUILT) {
  if (isWebAppBuilt(built)) {
    await app.register(fastifyStatic, {
      root: built,
      preCompressed: true,
      serve: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        reply.header('cache-control', reply.statusCode === 404 ? NO_STORE : lifetimeOf(path)),
    });
    // One route for all files, because each route takes memory. Folders are not files.
    const files = filesIn(built);
    const page = pageIn(built);
    app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const { params, url } = request;
      const path = pathOf(url);
      if (files.has(params['*'])) return reply.sendFile(params['*']);
      if (isCall(path)) return reply.callNotFound();
      if (isFile(path)) return reply.code(404).type('text/plain').send('Not found\n');
      if (isPage(path))
        return sendShared(request, reply, await pageAt(path, page), { 'cache-control': CACHE_FOR_GUESTS });
      return reply.code(404).header('cache-control', NO_STORE).type(page.type).send(page.plain);
    });
  }
  app.setNotFoundHandler(() => {
    throw notFound('address');
  });
}

/**
 * Makes a malformed address a 404 as any unknown one (screens.4), and a malformed path of a call a 400 as any invalid
 * value.
 */
export function rewriteUrl({ url = '/' }: { url?: string }): string {
  const path = pathOf(url);
  return isCall(path) ? url : decodable(path) + url.slice(path.length);
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
const isCall = (path: string) => /^\/api(\/|$)/.test(path);
const isFile = (path: string) => /^\/assets(\/|$)|\.[^/]+$/.test(path);

/** Every file under a folder, as an address names it. */
function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')),
  );
}

/** Files under assets/ have a hash of their content in their name. */
function lifetimeOf(path: string) {
  return path.includes('/assets/') ? CACHE_FOREVER : 'no-cache';
}

/** The page of the app, which is the same for everyone, with its compressed forms. */
function pageIn(built: string) {
  const read = (name: string) => readFileSync(join(built, name));
  const formOf = (name: string) => (existsSync(join(built, name)) ? read(name) : undefined);
  const [br, gzip] = [formOf('index.html.br'), formOf('index.html.gz')];
  return sharedBody(read('index.html'), 'text/html; charset=utf-8', {
    ...(br && { br }),
    ...(gzip && { gzip }),
  });
}
