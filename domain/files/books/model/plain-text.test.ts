import { expect, test } from 'vitest';
import { paragraphsOf } from './plain-text.ts';

test.each([
  ['plain words', 'A girl &amp; a rabbit.', 'A girl & a rabbit.'],
  [
    'paragraphs of a FictionBook',
    '<p>One <emphasis>two</emphasis>.</p>\n<p>Three &lt;3.</p>',
    'One two.\n\nThree <3.',
  ],
  [
    'HTML escaped in XML',
    '&lt;p&gt;One.&lt;/p&gt;&lt;p class="x"&gt;Two&amp;nbsp;&lt;i&gt;three&lt;/i&gt;.&lt;/p&gt;',
    'One.\n\nTwo\u00a0three.',
  ],
  ['HTML in CDATA', '<![CDATA[<div>One<br/>two</div><ul><li>Three</li></ul>]]>', 'One\ntwo\n\nThree'],
  ['blank lines', 'One\n one.\n\n  \nTwo.', 'One one.\n\nTwo.'],
  ['nothing', ' \n<p/> ', ''],
  ['what looks like a tag, but is none', 'a &lt; b and c &gt; d', 'a < b and c > d'],
])('a description keeps its paragraphs and no tags: %s', (_, raw, description) => {
  expect(paragraphsOf(raw)).toBe(description);
});
