import { expect, test } from 'vitest';
import { NOTIFICATION_KIND_NAMES } from '#domain/notices/notifications/kinds.ts';
import { KIND_GROUPS } from './kind-groups.ts';

test('the settings have every kind of notification once', () => {
  expect(Object.values(KIND_GROUPS).flat().toSorted()).toEqual(NOTIFICATION_KIND_NAMES.toSorted());
});
