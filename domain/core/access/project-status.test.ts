import { expect, test } from 'vitest';
import { mayWrite, type WriteKind, whyNotWrite } from './project-status.ts';

test.each<[WriteKind, { opened: string; frozen: string; closed: string }]>([
  ['join', { opened: 'all', frozen: 'none', closed: 'none' }],
  ['answerInvite', { opened: 'all', frozen: 'all', closed: 'none' }],
  ['content', { opened: 'all', frozen: 'managers', closed: 'none' }],
  ['comment', { opened: 'all', frozen: 'all', closed: 'none' }],
  ['manage', { opened: 'all', frozen: 'all', closed: 'all' }],
])('%s is open to', (act, table) => {
  const whoMay = (status: 'opened' | 'frozen' | 'closed') => {
    if (mayWrite(status, act, false)) return 'all';
    return mayWrite(status, act, true) ? 'managers' : 'none';
  };
  expect({ opened: whoMay('opened'), frozen: whoMay('frozen'), closed: whoMay('closed') }).toEqual(table);
});

test('the refusal names the status', () => {
  expect(whyNotWrite('frozen', 'content', false)).toBe('frozen');
  expect(whyNotWrite('closed', 'content', true)).toBe('closed');
  expect(whyNotWrite('opened', 'content', false)).toBeUndefined();
});
