import { expect, test } from 'vitest';
import { haveAlikeEvents, mergeStyles } from './ass-styles.ts';

const head = (...styles: string[]) =>
  `[Script Info]\nTitle: A film\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize\n${styles.map((style) => `Style: ${style}\n`).join('')}\n[Events]\nFormat: Start, End, Style, Text\n`;

test('styles that a file lacks come to its others; those of one name stay as they are', () => {
  const header = head('Default,Arial,20', 'Sign,Times,30');
  const other = head('Default,Comic Sans,99', 'Song,Times,25', 'Note,Arial,10');
  expect(mergeStyles(header, other)).toBe(
    head('Default,Arial,20', 'Sign,Times,30', 'Song,Times,25', 'Note,Arial,10'),
  );
  expect(mergeStyles(header, head('Sign,Arial,1'))).toBe(header);
});

test('a file without any style takes all', () => {
  expect(mergeStyles(head(), head('Song,Times,25'))).toBe(head('Song,Times,25'));
});

test.each([
  ['in other fields', head('A,Arial,20').replace('Fontname, Fontsize', 'Fontsize, Fontname')],
  ['in none', '[Script Info]\n'],
])('none come from a file that tells of styles %s', (_, other) => {
  expect(mergeStyles(head('Default,Arial,20'), other)).toBe(head('Default,Arial,20'));
});

test('events fit another file where they have the same fields in the same order', () => {
  expect(haveAlikeEvents(head(), head('A,Arial,20').replace('Start, End', 'start,END'))).toBe(true);
  expect(haveAlikeEvents(head(), head().replace('Start, End', 'End, Start'))).toBe(false);
  expect(haveAlikeEvents(head(), '')).toBe(false);
});
