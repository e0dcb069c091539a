import { expect, test } from 'vitest';
import { isPage } from '../../domain/core/addresses/pages.ts';
import { FIRST_VIEWS } from './preload-screens.ts';

const viewsAt = (path: string) => FIRST_VIEWS.filter(({ at }) => at.test(path)).length;

test.each([
  '/',
  '/projects/1',
  '/projects/dune',
  '/projects/_dune',
  '/projects/1/read/all',
  '/projects/dune/read/1f_20',
  '/projects/1/editor/10',
  '/projects/dune/editor/all',
  '/login',
  '/signup',
])('the files and calls of %s are fetched ahead', (path) => {
  expect([isPage(path), viewsAt(path)]).toEqual([true, 1]);
});

test.each([
  '/projects/0',
  '/projects/00',
  '/projects/-1',
  '/projects/1.5',
  '/projects/abc-def',
  '/projects/9007199254740992',
  `/projects/${'a'.repeat(101)}`,
  '/projects/%2F',
  '/projects/0/editor/all',
  '/projects/0/read/all',
  '/projects/1/editor/zz',
  '/projects/1/editor/0',
  '/projects/1/editor/1__2',
  '/projects/1/editor/1_0',
  '/projects/1/read/ALL',
  `/projects/1/read/${'1'.repeat(14)}`,
])('nothing is fetched ahead at %s, where no page stands', (path) => {
  expect([isPage(path), viewsAt(path)]).toEqual([false, 0]);
});
