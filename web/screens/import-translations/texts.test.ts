import { expect, test } from 'vitest';
import { EMPTY_TEXT, withoutText, withTexts } from './texts.ts';

test('files come in place of an empty paste; when the last goes there is one again', () => {
  const added = [{ id: 2, content: 'a' }];
  expect(withTexts([EMPTY_TEXT], added, false)).toEqual(added);
  expect(withTexts([{ id: 1, content: 'b' }], added, false)).toHaveLength(2);
  expect(withTexts([{ id: 1, content: 'b' }], added, true)).toEqual(added);
  expect(withoutText(added, 2)).toEqual([{ id: 2, content: '' }]);
});
