import { defineCheck } from './check.ts';
import { fixOfAll } from './fixes.ts';

/** Several spaces between two words, where its source has none such (checks.12). */
export const doubleSpaces = defineCheck({
  id: 'double-spaces',
  kind: 'likely',
  codes: ['found'],
  find({ prose: source }, { text, prose: target }, { targetLanguage }) {
    if (source.search(SEVERAL) >= 0) return [];
    const several = /^en\b/.test(targetLanguage) ? SEVERAL_IN_SENTENCE : SEVERAL;
    const ranges = [...target.matchAll(several)].map(({ 0: spaces, index }) => ({
      start: index,
      end: index + spaces.length,
    }));
    if (ranges.length === 0) return [];
    // A space that doesn't break was typed on purpose.
    const spaceOf = (spaces: string) => /[^ ]/.exec(spaces)?.[0] ?? ' ';
    return [{ code: 'found', target: ranges, fix: fixOfAll(text, ranges, spaceOf) }];
  },
});

/** Those at the beginning of a line are its indent, and those at its end a line break of Markdown. */
const SEVERAL = /(?<=\S)[ \u00a0\u202f]{2,}(?=\S)/g;
/** Some who write English put two behind a sentence. */
const SEVERAL_IN_SENTENCE = /(?<=[^\s.!?:)"”])[ \u00a0\u202f]{2,}(?=\S)/g;
