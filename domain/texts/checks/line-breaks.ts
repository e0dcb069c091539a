import { defineCheck } from './check.ts';
import type { Range } from './checked-text.ts';
import { breaksMatter } from './differences.ts';

/** A translation with more or fewer line breaks than its source (editor.19); a cue may break its lines as it likes. */
export const lineBreaks = defineCheck({
  id: 'line-breaks',
  kind: 'likely',
  codes: ['amount'],
  appliesTo: breaksMatter,
  find(source, target) {
    const [sourceBreaks, targetBreaks] = [breaksIn(source.text), breaksIn(target.text)];
    if (sourceBreaks.length === targetBreaks.length) return [];
    const values = { count: targetBreaks.length, source: sourceBreaks.length };
    return [{ code: 'amount', values, source: sourceBreaks, target: targetBreaks }];
  },
});

const breaksIn = (text: string): Range[] =>
  [...text.matchAll(/\n/g)].map(({ index }) => ({ start: index, end: index + 1 }));
