import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { ADDRESSES, isPage } from '#domain/core/addresses/pages.ts';
import { makeRouter } from './routes.tsx';

const router = makeRouter(new QueryClient());

/** The route that matches a path. */
function routeAt(path: string): string {
  const history = createMemoryHistory({ initialEntries: [path] });
  const { pathname } = router.parseLocation(history.location);
  const [routes] = router.getMatchedRoutes(pathname);
  return routes.at(-1)?.fullPath ?? 'none';
}

test('the app has a route for every page that the service knows of, and no other', () => {
  expect(Object.keys(router.routesByPath).sort()).toEqual([...ADDRESSES, '/$'].sort());
});

const PATHS = [
  '/projects/dune',
  '/projects/Dune/',
  '/PROJECTS/7',
  '/projects/7/editor/all',
  '/projects/7/editor/1F_20',
  '/projects/7/read/1f',
  '/projects/7/sections/1f/load_strings',
  '/projects/7/sections/1f_2/load_strings',
  '/projects/7/sections/all/upload_translations',
  '/users/anna/',
  '/projects/abc-def',
  '/projects/0',
  '/projects/-1',
  '/projects/9007199254740992',
  '/projects/1/editor/zz',
  '/projects/1/read/0',
  '/projects/zz-/editor/all',
  '/users/a-b',
  '/users/0',
  '/users/1.5',
  '/users/%2E',
  '/projects/%D0%BA',
  '/projects/d%75ne',
  '/%25E0%25A4%25A',
  '/password/aZ-_9',
  '/password',
  '/nothing/at/all',
];

test.each(PATHS)('the browser and the service agree whether a page stands at %s', (path) => {
  expect({ path, isPage: routeAt(path) !== '/$' }).toEqual({ path, isPage: isPage(path) });
});
