import { expect, test } from 'vitest';
import { bilingualHtml, bilingualText } from './bilingual.ts';

const row = (text: string, translation: string | null, context = '') => ({ text, translation, context });
const part = (name: string, rows: ReturnType<typeof row>[], translated_name: string | null = null) => ({
  name,
  translated_name,
  rows,
});
const page = {
  title: 'Alice & <co>',
  lang: 'it',
  source_lang: 'en',
  target_lang: 'ru',
  words: { source: 'Originale', target: 'Traduzione' },
};

test('a bilingual text has source and translation one under the other', () => {
  const rows = [row('One.', 'Раз.'), row('Two\n\nlines.', null)];
  expect(bilingualText([part('I', rows)])).toBe('One.\nРаз.\n\nTwo\nlines.\n—\n');
  expect(bilingualText(['I', 'Two'].map((name) => part(name, [row('One.', 'Раз.')])))).toBe(
    'I\n=\n\nOne.\nРаз.\n\n\nTwo\n===\n\nOne.\nРаз.\n',
  );
});

test('a bilingual page has both side by side, each in its language, and nothing in it is markup', () => {
  const rows = [row('<script>1 & 2</script>', '"Раз"'), row('Two\nlines', null)];
  const html = bilingualHtml({ ...page, parts: [part('<I>', rows)] });
  expect(html).toContain('<html lang="it">');
  expect(html).toContain('<title>Alice &amp; &lt;co&gt;</title>');
  expect(html).toContain(
    '<tr><td lang="en" dir="auto">&lt;script&gt;1 &amp; 2&lt;/script&gt;</td><td lang="ru" dir="auto">&quot;Раз&quot;</td></tr>',
  );
  expect(html).toContain('<tr><td lang="en" dir="auto">Two\nlines</td><td class="none">—</td></tr>');
  expect(html).toContain('<th scope="col">Originale</th><th scope="col">Traduzione</th>');
  expect(html).not.toMatch(/<script|<nav|<h2|(?:src|href)="(?!#)|url\(/);
});

test('several sections have names and a list of them; subtitles have their times', () => {
  const parts = [
    part('I & II', [row('One.', 'Раз.', '7 · 01:02:03.450 → 01:02:04.000')]),
    part('III', [row('Two.', 'Два.')]),
  ];
  const html = bilingualHtml({ ...page, parts });
  expect(html).toContain(
    '<nav><ol><li><a href="#part-1">I &amp; II</a></li><li><a href="#part-2">III</a></li></ol></nav>',
  );
  expect(html).toContain('<section id="part-2">\n<h2>III</h2>');
  expect(html).toContain('<tr><th scope="row">01:02:03</th><td lang="en"');
});

test('a translated name heads its section in both languages; one that the text begins with is not said twice', () => {
  const parts = [
    part('Two', [row('Text.', 'Текст.')], 'Два'),
    part('Three', [row('THREE', 'Три'), row('End.', 'Конец.')]),
  ];
  expect(bilingualText(parts)).toBe('Two\nДва\n===\n\nText.\nТекст.\n\n\nTHREE\nТри\n\nEnd.\nКонец.\n');
  const html = bilingualHtml({ ...page, parts });
  expect(html).toContain('<h2>Два <small>Two</small></h2>');
  expect(html.match(/<h2/g)).toHaveLength(1);
  expect(html).toContain('<li><a href="#part-1">Два</a></li><li><a href="#part-2">Три</a></li>');
});
