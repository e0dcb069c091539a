import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test.each([
  ['Alice was beginning', 'Алиса начинала', []],
  [' loss ', ' потеря ', []],
  [' loss ', 'потеря ', [{ kind: 'start' }]],
  ['Done', 'Готово ', [{ kind: 'end' }]],
  ['One\ntwo', 'Раз, два', [{ kind: 'breaks', source: 1, own: 0 }]],
  ['{count} of {{total}}', 'всего {{total}}', [{ kind: 'lacks', signs: ['{count}'] }]],
  ['%s and %s', '%s', [{ kind: 'lacks', signs: ['%s'] }]],
  ['%1$s by %2$d', '%2$d — %1$s', []],
  ['Press <b>OK</b>', 'Нажмите <b>ОК', [{ kind: 'lacks', signs: ['</b>'] }]],
  ['Save', 'Сохранить {name}', [{ kind: 'adds', signs: ['{name}'] }]],
  ['100% of it', '100% всего', []],
])('%j as %j', (source, translation, differences) => {
  expect(differencesOf(source, translation)).toEqual(differences);
});

test('a cue may break its lines as it likes', () => {
  expect(differencesOf('One\ntwo', 'Раз, два', { format: 'srt' })).toEqual([]);
});
