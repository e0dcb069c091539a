import { expect, test } from 'vitest';
import { styledRuns } from './styled-runs.ts';

/** Runs as text: each style in brackets around its words. */
const shown = (text: string) =>
  styledRuns(text)
    .map((run) =>
      run.kind !== 'text' ? '↵' : [...run.styles, ''].join('(') + run.text + ')'.repeat(run.styles.length),
    )
    .join('|');

test.each([
  ['plain', 'plain'],
  ['a <i>b <b>c</b></i> d', 'a |i(b )|i(b(c))| d'],
  ['H<sub>2</sub>O<note/> is <a>wet</a><a2>!</a2>', 'H|sub(2)|O is wet!'],
  ['one\n<i2>two</i2>', 'one|↵|i(two)'],
  ['1 <b> 2 </i> 3', '1 <b> 2 </i> 3'],
  ['<i>a<b>c</i>d</b>', 'i(a<b>c)|d</b>'],
  ['<div>x</div> 1 < 2', '<div>x</div> 1 < 2'],
  ['', ''],
])('%j is read as %j', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('100,000 marks without an end are read in linear time', () => {
  expect(styledRuns('<i>'.repeat(100_000) + '</b>'.repeat(100_000))).toHaveLength(1);
});
