import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KEPT_FOR_EVER } from './cache-control.ts';
import { notFound } from './failures.ts';

const BUILT = join(import.meta.dirname, '..', 'dist');

/**
 * Serves the built web app: its files, and its one page for every address that a person goes to. Without a build, as in
 * development, there are only the calls.
 */
export async function serveWebApp(app: FastifyInstance, built = BUILT) {
  const isBuilt = existsSync(join(built, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: built,
      preCompressed: true,
      serve: false,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', lifetimeOf(path)),
    });
    // One route for all, since each has its price in memory. What is no file, folders too, is the page's or not there.
    const files = filesIn(built);
    app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) =>
      files.has(params['*']) ? reply.sendFile(params['*']) : reply.callNotFound(),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isNavigation(request)) return page(reply);
    throw notFound('address');
  });
}

/** Every file under a folder, as an address names it. */
function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')),
  );
}

/** Files under assets/ carry a hash of their content in their name, so a changed one has another address. */
function lifetimeOf(path: string) {
  return path.includes('/assets/') ? KEPT_FOR_EVER : 'no-cache';
}

/** A missing robots.txt or call of the API is missing; an address typed or followed is the web app's to answer. */
function isNavigation({ method, url, headers }: FastifyRequest) {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

function page(reply: FastifyReply) {
  return reply.type('text/html').header('cache-control', 'no-cache').sendFile('index.html');
}
