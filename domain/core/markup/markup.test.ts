import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../test/any-character.ts';
import type { Inline } from './inline.ts';
import { lineOf } from './line.ts';
import { parseMarkup, plainText } from './markup.ts';

const t = (text: string): Inline => ({ kind: 'text', text });
const inlineOf = (text: string) => parseMarkup(text).flatMap(({ children }) => children);

test.each<[string, Inline[]]>([
  ['plain', [t('plain')]],
  ['**bold**', [{ kind: 'bold', children: [t('bold')] }]],
  ['*italic*', [{ kind: 'italic', children: [t('italic')] }]],
  ['__under__', [{ kind: 'underline', children: [t('under')] }]],
  ['~~strike~~', [{ kind: 'strike', children: [t('strike')] }]],
  ['`**code**`', [{ kind: 'code', text: '**code**' }]],
  ['a **b** c', [t('a '), { kind: 'bold', children: [t('b')] }, t(' c')]],
  ['***both***', [{ kind: 'bold', children: [{ kind: 'italic', children: [t('both')] }] }]],
  ['*a **b***', [{ kind: 'italic', children: [t('a '), { kind: 'bold', children: [t('b')] }] }]],
  ['**a *b***', [{ kind: 'bold', children: [t('a '), { kind: 'italic', children: [t('b')] }] }]],
  ['mid**word**s', [t('mid'), { kind: 'bold', children: [t('word')] }, t('s')]],
  ['**a *b**', [{ kind: 'bold', children: [t('a *b')] }]],
  ['**two\nlines**', [{ kind: 'bold', children: [t('two'), { kind: 'break' }, t('lines')] }]],
])('%j is marked up', (text, nodes) => {
  expect(inlineOf(text)).toEqual(nodes);
});

test.each([
  'a * b * c',
  '2 ** 3',
  '**not closed',
  'not opened**',
  '***',
  '* * *',
  '_____',
  'snake__case__name',
  '__case__name',
  'snake__case__',
  '** spaced**',
  '**spaced **',
  '_single_ ~single~',
  '`not closed',
  '``',
  '<b>no HTML</b> &amp;',
  '# no heading',
  '[no address]',
  '[a](ftp://b.c)',
  '[a](javascript:alert(1))',
  '[a](/path)',
  '[a](https://)',
  '](https://b.c)',
])('%j is plain text', (text) => {
  expect(inlineOf(text)).toEqual([t(text)]);
});

describe('links', () => {
  const link = (href: string, ...children: Inline[]): Inline => ({ kind: 'link', href, children });

  test.each<[string, Inline[]]>([
    ['[Carroll](https://a.org/b)', [link('https://a.org/b', t('Carroll'))]],
    ['[a](HTTP://A.org)', [link('http://a.org/', t('a'))]],
    ['[n](https://a.org/x_(novel))', [link('https://a.org/x_(novel)', t('n'))]],
    ['([n](https://a.org/x))', [t('('), link('https://a.org/x', t('n')), t(')')]],
    ['[**b**](https://a.org/)', [link('https://a.org/', { kind: 'bold', children: [t('b')] })]],
    ['**[b](https://a.org/)**', [{ kind: 'bold', children: [link('https://a.org/', t('b'))] }]],
    ['**[b** c](https://a.org/)', [t('**'), link('https://a.org/', t('b** c'))]],
    ['[a [b](https://a.org/)', [t('[a '), link('https://a.org/', t('b'))]],
    ['[](https://a.org/)', [link('https://a.org/', t('https://a.org/'))]],
    ['[a](https://a.org/__b__*c*)', [link('https://a.org/__b__*c*', t('a'))]],
  ])('%j', (text, nodes) => {
    expect(inlineOf(text)).toEqual(nodes);
  });

  test.each<[string, Inline[]]>([
    [
      'see https://a.org/b?c=d#e now',
      [t('see '), link('https://a.org/b?c=d#e', t('https://a.org/b?c=d#e')), t(' now')],
    ],
    ['HTTP://A.org', [link('http://a.org/', t('HTTP://A.org'))]],
    [
      'https://a.org/x, https://b.org.',
      [
        link('https://a.org/x', t('https://a.org/x')),
        t(', '),
        link('https://b.org/', t('https://b.org')),
        t('.'),
      ],
    ],
    ['Is it https://a.org/?!…', [t('Is it '), link('https://a.org/', t('https://a.org/')), t('?!…')]],
    [
      '(https://a.org/x_(novel))',
      [t('('), link('https://a.org/x_(novel)', t('https://a.org/x_(novel)')), t(')')],
    ],
    ['[https://a.org/x]', [t('['), link('https://a.org/x', t('https://a.org/x')), t(']')]],
    ['<https://a.org/x>', [t('<'), link('https://a.org/x', t('https://a.org/x')), t('>')]],
    ['«https://a.org/x».', [t('«'), link('https://a.org/x', t('https://a.org/x')), t('».')]],
    ['见https://a.org/书。好', [t('见'), link('https://a.org/%E4%B9%A6', t('https://a.org/书')), t('。好')]],
    [
      'https://книга.рф/глава',
      [link('https://xn--80afohp.xn--p1ai/%D0%B3%D0%BB%D0%B0%D0%B2%D0%B0', t('https://книга.рф/глава'))],
    ],
    ['**https://a.org/x**', [{ kind: 'bold', children: [link('https://a.org/x', t('https://a.org/x'))] }]],
    [
      '__https://a.org/b__c__',
      [{ kind: 'underline', children: [link('https://a.org/b__c', t('https://a.org/b__c'))] }],
    ],
    ['[at https://a.org](https://b.org/)', [link('https://b.org/', t('at https://a.org'))]],
    ['> https://a.org/', [link('https://a.org/', t('https://a.org/'))]],
  ])('a bare address is a link without the punctuation around it: %j', (text, nodes) => {
    expect(inlineOf(text)).toEqual(nodes);
  });

  test.each([
    'ftp://a.org',
    'javascript:alert(1)',
    'www.a.org',
    'mailto:a@b.org',
    'xhttps://a.org',
    'https://',
    'https://.',
    'https://%:c@',
    'https:/a.org',
  ])('%j is no address of the web', (text) => {
    expect(inlineOf(text)).toEqual([t(text)]);
  });

  test('an address in code is code', () => {
    expect(inlineOf('`https://a.org`')).toEqual([{ kind: 'code', text: 'https://a.org' }]);
  });

  test('the word "video" shows the video, where there is one', () => {
    const video = { provider: 'youtube', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' };
    const href = 'https://youtu.be/dQw4w9WgXcQ';
    expect(inlineOf(`[video](${href})`)).toEqual([{ kind: 'video', href, video }]);
    expect(inlineOf('[video](https://a.org/)')).toEqual([link('https://a.org/', t('video'))]);
    expect(inlineOf(`[a film](${href})`)).toEqual([link(href, t('a film'))]);
  });
});

test('blank lines part paragraphs, single breaks stay, lines with > are quoted', () => {
  expect(parseMarkup('one\ntwo\r\n\r\nthree\n> said\n>so\nfour')).toEqual([
    { kind: 'paragraph', children: [t('one'), { kind: 'break' }, t('two')] },
    { kind: 'paragraph', children: [t('three')] },
    { kind: 'quote', children: [t('said'), { kind: 'break' }, t('so')] },
    { kind: 'paragraph', children: [t('four')] },
  ]);
});

test('in one line a text has neither marks nor breaks, but its links', () => {
  const text = '> **a** `b`\nhttps://a.org\n\n[*c*](https://c.org/) [video](https://youtu.be/dQw4w9WgXcQ)';
  const video = 'https://youtu.be/dQw4w9WgXcQ';
  expect(lineOf(parseMarkup(text))).toEqual([
    t('a b '),
    { kind: 'link', href: 'https://a.org/', children: [t('https://a.org')] },
    t(' '),
    { kind: 'link', href: 'https://c.org/', children: [t('c')] },
    t(' '),
    { kind: 'link', href: video, children: [t(video)] },
  ]);
});

test('marks do not reach from one block into the next', () => {
  expect(plainText(parseMarkup('**a\n\nb**'))).toBe('**a\n\nb**');
});

test('there is nothing in nothing', () => {
  expect(parseMarkup(' \n\n')).toEqual([]);
});

const NASTY = [
  '*',
  '**',
  '***',
  '__',
  '~~',
  '`',
  '[',
  ']',
  '](https://a.b/',
  '](http://',
  'https://a',
  '(',
  ')',
  '> ',
  '\n',
  ' ',
  'a',
  'я',
  '😀',
];
const SIGNS = /[*_~`[\]()>\s]/g;

test('no word is lost or made up, whatever the signs around it', () => {
  const noAddresses = NASTY.filter((piece) => !piece.includes('http'));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...noAddresses)), (pieces) => {
      const text = pieces.join('');
      expect(plainText(parseMarkup(text)).replace(SIGNS, '')).toBe(text.replace(SIGNS, ''));
    }),
    { numRuns: 2000 },
  );
});

test('every text has a tree: nothing throws, links lead to http and https only', () => {
  const hrefsIn = (nodes: readonly Inline[]): string[] =>
    nodes.flatMap((node) => [
      ...('href' in node ? [node.href] : []),
      ...('children' in node ? hrefsIn(node.children) : []),
    ]);
  const text = fc.oneof(
    fc.array(fc.constantFrom(...NASTY)).map((pieces) => pieces.join('')),
    fc.string({ unit: anyCharacter }),
  );
  fc.assert(
    fc.property(text, (written) => {
      for (const { children } of parseMarkup(written)) {
        for (const href of hrefsIn(children)) expect(href).toMatch(/^https?:\/\//);
      }
    }),
    { numRuns: 2000 },
  );
});

/**
 * A hundred times the longest text with markup, for which anything slower than linear would exceed the test's time
 * limit.
 */
test.each([
  ...NASTY,
  '[a',
  '**a',
  '*a ',
  '`a`',
  '[a](',
  '[a](https://b',
  '[a](https://b.c) ',
  '](https://b(c)',
  'https://b(c ',
  ' https://a',
  'https://a.',
  'https://(',
  ' https://.',
  '(https://a)',
  '**a*b__c~~d',
  '> a\n',
  '*a\n[b',
])('a text of nothing but %j is read in linear time', (piece) => {
  const text = piece.repeat(Math.ceil(400_000 / piece.length));
  expect(plainText(parseMarkup(text)).length).toBeGreaterThanOrEqual(0);
});
