import fc from 'fast-check';
import { expect, test } from 'vitest';
import { xmlTokens } from './scan-xml.ts';
import { spellXmlText, spellXmlValue, withAttribute } from './spell-xml.ts';

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't contain these.
const spelled = (content: string) => content.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '\uFFFD');

test('a text that was spelled is read as it was, save characters that XML cannot contain', () => {
  fc.assert(
    fc.property(text, (content) => {
      const [token] = xmlTokens(`${spellXmlText(content)}<a/>`) ?? [];
      expect(token?.kind === 'text' ? token.text : '').toBe(spelled(content));
    }),
    { numRuns: 300 },
  );
});

test('a value that was spelled is read as it was, in a new attribute and in place of an old one', () => {
  fc.assert(
    fc.property(
      text,
      fc.constantFrom('<a/>', '<a b="c" />', '<a\n b = \'x="1"\'/>', '<a c="b=1" b=""/>'),
      (value, tag) => {
        const [token] = xmlTokens(withAttribute(tag, 'b', value)) ?? [];
        expect(token?.kind === 'open' && token.attributes.get('b')).toBe(spelled(value));
      },
    ),
    { numRuns: 300 },
  );
});

test('an attribute is changed in its place, and nothing else of the tag', () => {
  expect(withAttribute('<target  state = "new" xml:lang="ru">', 'state', 'final')).toBe(
    '<target  state = "final" xml:lang="ru">',
  );
  expect(withAttribute('<target state="final">', 'state', 'final')).toBe('<target state="final">');
  expect(withAttribute("<target state='final'>", 'state', 'final')).toBe("<target state='final'>");
  expect(withAttribute('<target>', 'state', 'a"<b')).toBe('<target state="a&quot;&lt;b">');
  expect(withAttribute('<note />', 'id', '1')).toBe('<note id="1" />');
  expect(spellXmlValue('a\tb\n')).toBe('a&#9;b&#10;');
});
