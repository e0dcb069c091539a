import { type CheckFinding, defineCheck } from './check.ts';

/** What a grammar server finds in a translation, where one is asked (spelling.11). */
export const grammar = defineCheck({
  id: 'grammar',
  kind: 'perhaps',
  codes: ['found'],
  readsOtherStrings: true,
  appliesTo: ({ grammarOf }) => grammarOf !== undefined,
  find(_source, { text, code }, { grammarOf }) {
    const found = new Map<string, CheckFinding<'found'>>();
    for (const { message, replacement, start, end } of grammarOf?.(text) ?? []) {
      const isCode = code.some((some) => some.start < end && start < some.end);
      if (isCode || start >= end || end > text.length) continue;
      const word = text.slice(start, end);
      const key = `${word} ${message}`;
      const same = found.get(key);
      found.set(key, {
        ...(same ?? {
          code: 'found',
          values: { word, message },
          ...(replacement !== undefined && { fix: { start, end, text: replacement } }),
        }),
        target: [...(same?.target ?? []), { start, end }],
      });
      if (found.size >= MOST_FOUND) break;
    }
    return [...found.values()];
  },
});

const MOST_FOUND = 20;
