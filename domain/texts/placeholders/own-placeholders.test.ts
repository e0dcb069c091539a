import { expect, test } from 'vitest';
import { partsByCode } from './code-in-text.ts';
import { placeholderPatternsIn, whyNotPlaceholderPatterns } from './own-placeholders.ts';
import { unpairedPlaceholders } from './placeholders.ts';

test.each([
  ['[[*]]', undefined],
  ['@*', undefined],
  ['$var:*$', undefined],
  ['#*#', undefined],
  ['*', 'pattern'],
  ['name', 'pattern'],
  ['[[*-*]]', 'pattern'],
  ['a*', 'pattern'],
  ['*]]', 'pattern'],
  ['[[*]] @*', undefined],
  ['', undefined],
  ['[[*]] *', 'pattern'],
  ['@* '.repeat(11), 'tooMany'],
  [`${'['.repeat(200)}*`, 'maxlength'],
])('%j as patterns of placeholders are %s (checks.35)', (patterns, expected) => {
  expect(whyNotPlaceholderPatterns(patterns)).toBe(expected);
});

test.each([
  [['[[*]]'], 'Hello, [[user.name]]!', 'Привет!', ['[[user.name]]']],
  [['[[*]]'], 'Hello, [[user]] and [user]', 'Привет, [[user]]', []],
  [['@*'], 'Ask @anna.', 'Спросите @anna.', []],
  [['@*'], 'Ask @anna.', 'Спросите @boris', ['@anna']],
  [['(*)', '$*^'], '(a) $b^ {c}', '{c}', ['(a)', '$b^']],
  [['%*%'], '%done% of %s', '%done%', ['%s']],
])('with %j %j as %j lacks %j (checks.35)', (placeholderPatterns, source, translation, expected) => {
  const { lacks } = unpairedPlaceholders(source, translation, { format: 'json', placeholderPatterns });
  expect(lacks).toEqual(expected);
});

test('they are shown as placeholders, in texts of each format (checks.35)', () => {
  for (const format of [undefined, 'arb', 'docx', 'po'] as const) {
    const parts = partsByCode('See [[page]].', { format, flags: [], placeholderPatterns: ['[[*]]'] });
    expect(parts.filter(({ isCode }) => isCode)).toEqual([
      { text: '[[page]]', isCode: true, kind: 'placeholder' },
    ]);
  }
});

test('a long text is read in linear time', () => {
  expect(placeholderPatternsIn('  [[*]]   @* ')).toEqual(['[[*]]', '@*']);
  const text = '[[a.'.repeat(250_000);
  expect(unpairedPlaceholders(text, '', { format: 'docx', placeholderPatterns: ['[[*]]'] }).lacks).toEqual(
    [],
  );
});
