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

test('placeholders are those of the format, and an address in angle brackets is no tag (command-line.27)', () => {
  expect(differencesOf('%1 lines', '%1timed', 'qt_ts')).toEqual([]);
  expect(differencesOf('%1 of %L2, %n', '%1, %n', 'qt_ts')).toEqual([{ kind: 'lacks', signs: ['%L2'] }]);
  expect(differencesOf('Write to <a@example.org>', 'Scrivi a <b@example.org>')).toEqual([]);
  expect(differencesOf('<br/>A <b class="x">b</b>', 'A <b class="x">b</b>')).toEqual([
    { kind: 'lacks', signs: ['<br/>'] },
  ]);
});
