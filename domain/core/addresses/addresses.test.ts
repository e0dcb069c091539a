import { expect, test } from 'vitest';
import { decodable, projectInAddress } from './addresses.ts';
import { ADDRESSES, isPage } from './pages.ts';

const EXAMPLES: Record<string, string> = {
  $projectId: 'dune',
  $userId: '7',
  $sectionId: '1f',
  $sectionsList: '1f_20',
  $token: 'a-Token_1',
  $topic: 'roles',
};

test.each(ADDRESSES)('a page stands at %s', (address) => {
  const path = address.replace(/\$\w+/g, (name) => EXAMPLES[name] ?? 'missing');
  expect([path, isPage(path)]).toEqual([path, true]);
  if (path !== '/') expect(isPage(`${path}/`)).toBe(true);
});

test.each([
  '/projects/1',
  '/projects/9007199254740991',
  '/projects/_dune',
  '/Projects/Dune',
  '/projects/1/editor/all',
  '/users/alice',
  '/help/nested-json',
  '/projects/d%75ne',
])('a page stands at %s too', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each([
  '',
  '/nothing',
  '/projects/abc-def',
  '/projects/0',
  '/projects/-1',
  '/projects/1.5',
  '/projects/9007199254740992',
  `/projects/${'a'.repeat(101)}`,
  '/projects/1/nothing',
  '/projects//editor',
  '/projects/1/editor/zz',
  '/projects/1/editor/0',
  '/projects/1/editor/1__2',
  '/projects/1/read/ALL',
  '/projects/1/sections/all/load_strings',
  '/projects/1/sections/1_2/load_strings',
  '/projects/1/sections/zz/upload_translations',
  '/help/nothing',
  '/help/Roles',
  '/users/a-b',
  '/users/0',
  `/users/${'a'.repeat(33)}`,
  '/%E0%A4%A',
  '/projects/%E0%A4%A',
  '/projects/%2F',
])('no page stands at %s', (path) => {
  expect(isPage(path)).toBe(false);
});

test('a path that can’t be decoded is escaped, any other stays as it is', () => {
  expect(decodable('/%E0%A4%A')).toBe('/%25E0%25A4%25A');
  expect(decodable('/%')).toBe('/%25');
  expect(decodable('/%D0%BA?')).toBe('/%D0%BA?');
});

test.each([
  ['/projects/7/editor/all?page=2', '7'],
  ['/projects/dune/sections/1f/load_strings', 'dune'],
  ['/projects/7', undefined],
  ['/projects/7?from=/x', undefined],
  ['/projects/a-b/editor', undefined],
  ['/users/7/x', undefined],
])('the page %s is a part of the project %j', (address, project) => {
  expect(projectInAddress(address)).toBe(project);
});
