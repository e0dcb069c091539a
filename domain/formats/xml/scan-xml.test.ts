import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_NESTED } from '../model/nesting.ts';
import { scanXml, type XmlToken, xmlTokens } from './scan-xml.ts';

function tokensOf(content: string, options = {}): XmlToken[] {
  const tokens: XmlToken[] = [];
  const scan = scanXml(content, (token) => tokens.push(token), options);
  expect(scan).toEqual({ ok: true });
  return tokens;
}
const refused = (content: string) => scanXml(content, () => {});
const spelling = (content: string, tokens: readonly XmlToken[]) =>
  tokens.map(({ from, to }) => content.slice(from, to));

test('each token has its place in the file', () => {
  const content =
    '<?xml version="1.0"?>\n<!DOCTYPE a>\n<!-- c --><a b="1>2&amp;3">t&#x1F600;😀<![CDATA[<x>]]>u<b c=\'\' /></a>\n';
  const tokens = tokensOf(content);
  expect(spelling(content, tokens)).toEqual([
    '<?xml version="1.0"?>',
    '\n',
    '<!DOCTYPE a>',
    '\n',
    '<!-- c -->',
    '<a b="1>2&amp;3">',
    't&#x1F600;😀',
    '<![CDATA[<x>]]>',
    'u',
    "<b c='' />",
    '</a>',
    '\n',
  ]);
  expect(tokens.map((token) => ('text' in token ? token.text : 'name' in token ? token.name : ''))).toEqual([
    ...['', '\n', '', '\n', ' c ', 'a', 't😀😀', '<x>', 'u', 'b', 'a', '\n'],
  ]);
  expect(tokens[5]).toMatchObject({ attributes: new Map([['b', '1>2&3']]), isEmpty: false });
  expect(tokens[9]).toMatchObject({ attributes: new Map([['c', '']]), isEmpty: true });
});

const SCRAPS = [
  ...[
    '<a>',
    '</a>',
    '<b/>',
    '<b c="d>">',
    '</b>',
    'text',
    '&amp;',
    '&#65;',
    '&x;',
    '<![CDATA[',
    ']]>',
    '\n',
    '😀',
  ],
  ...[
    '<!-- c -->',
    '<!--',
    '<?x y?>',
    '<!DOCTYPE a [<!ENTITY x "y">]>',
    '<',
    '>',
    '&',
    '"',
    '\0',
    '\uD800',
    ' ',
  ],
];
const scraps = fc.array(fc.constantFrom(...SCRAPS), { maxLength: 12 }).map((list) => list.join(''));

test('the tokens of a file make up the file, and no content throws', () => {
  let read = 0;
  const holds = (content: string, isFragment: boolean) => {
    const tokens: XmlToken[] = [];
    const scan = scanXml(content, (token) => tokens.push(token), { isFragment });
    if (!scan.ok) return expect(scan.line).toBeGreaterThan(0);
    read++;
    expect(spelling(content, tokens).join('')).toBe(content);
  };
  fc.assert(
    fc.property(scraps, (inside) => {
      holds(inside, true);
      holds(`<!DOCTYPE a [<!ENTITY x "y">]><r>${inside}</r>`, false);
    }),
    { numRuns: 500 },
  );
  expect(read).toBeGreaterThan(50);
});

test('what is not well-formed is refused with its line', () => {
  const broken = ['<a>\n<b>\n</a>', '<a>\n<b c="1"\nc="2"/></a>', '<a>\n\n&nbsp;</a>', '<a/>\n\n<b/>'];
  for (const content of broken)
    expect(refused(content)).toMatchObject({ ok: false, kind: 'brokenXml', line: 3 });
  for (const content of ['', 'text', '<a>', '<a>&#1;</a>', '<a>]]></a>', '{"a": 1}'])
    expect(refused(content)).toMatchObject({ ok: false, kind: 'brokenXml' });
  expect(xmlTokens('</a>')).toBeUndefined();
});

test('an entity that the file declares is not replaced, so none can expand', () => {
  const bomb =
    '<!DOCTYPE a [<!ENTITY one "lol"><!ENTITY two "&one;&one;"><!ENTITY file SYSTEM "file:///etc/passwd">]><a b="&two;">&two; &file;</a>';
  const tokens = tokensOf(bomb);
  expect(tokens[1]).toMatchObject({ attributes: new Map([['b', '&two;']]) });
  expect(tokens[2]).toMatchObject({ text: '&two; &file;' });
});

test('entities of HTML are replaced if they are given', () => {
  const [, text] = tokensOf('<p>a&nbsp;b</p>', { entities: { nbsp: '\u00A0' } });
  expect(text).toMatchObject({ text: 'a\u00A0b' });
});

test('elements that are nested too deeply are refused', () => {
  const nested = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);
  expect(refused(nested(MOST_NESTED))).toEqual({ ok: true });
  expect(refused(nested(MOST_NESTED + 1))).toEqual({ ok: false, kind: 'tooDeep', line: 1 });
  expect(refused('<a>'.repeat(1_000_000))).toEqual({ ok: false, kind: 'tooDeep', line: 1 });
});
