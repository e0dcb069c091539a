import { expect, test } from 'vitest';
import { addressOf } from './request.ts';

test.each([
  [
    '/api/projects/:project/sections/:section',
    { project: 'alice', section: 12 },
    {},
    '/api/projects/alice/sections/12',
  ],
  ['/api/users/:user', { user: 'a/b?c' }, {}, '/api/users/a%2Fb%3Fc'],
  [
    '/api/projects',
    {},
    { name: 'Алиса & co', mine: undefined },
    '/api/projects?name=%D0%90%D0%BB%D0%B8%D1%81%D0%B0+%26+co',
  ],
  ['/api/projects', {}, { mine: true, limit: 4 }, '/api/projects?mine=true&limit=4'],
])('%s is asked at its own address', (path, params, query, address) => {
  expect(addressOf(path, params, query)).toBe(address);
});
