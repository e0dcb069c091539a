import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOf, programFile } from '../../../test/program-files.ts';
import { LIMITS } from '../../core/limits.ts';
import { sourceFile } from '../../files/exports/export.ts';
import { formatOf } from '../detect.ts';
import { readPattern } from './fluent-syntax.ts';
import { safeSyntax, textOfPattern } from './fluent-text.ts';

const FIREFOX = programFile('fluent-firefox.ftl');
const FLUENT_JS = programFile('fluent-fluentjs.ftl');
const PONTOON = programFile('fluent-pontoon.ftl');
const { read, keyed, translated } = filesOf('fluent');

test('messages, attributes and terms are strings; what cannot be read stays (programs.40)', () => {
  expect(keyed(FIREFOX)).toEqual({
    '-brand-short-name': 'Firefox',
    '-brand-short-name.gender': 'masculine',
    'appmenuitem-banner-update.label': 'Download { -brand-short-name } update',
    'appmenuitem-banner-update.label-update-available': 'Update available — download now',
    'appmenu-remote-tab-sign-in.label': 'Sign in to sync…',
    'appmenu-remote-tab-sign-in.tooltiptext': 'Sign in to { -brand-short-name }’s sync',
    'tabs-close-warning':
      "{tabCount, plural, one {Close {tabCount} tab in '{ -brand-short-name }'''s window?} other {Close {tabCount} tabs in '{ -brand-short-name }'''s windows?}}",
    'tabs-close-warning.accesskey': 'C',
    'window-title':
      '{ PLATFORM() ->\n    [macos] { -brand-short-name } (Mac)\n   *[other] { -brand-short-name }\n}',
    'privacy-text':
      'You can read <a data-l10n-name="privacy">our notice</a>.\n\nIt says { "{" } what { "}" } we keep:\n  nothing.',
    'quit-shortcut': 'Q',
  });
  expect(Object.keys(keyed(PONTOON))).not.toContain('broken');
  expect(keyed(PONTOON)).toMatchObject({
    'projects-title': 'Projects',
    star: '*Star\nand more',
    bracket: '[Bracket]',
    dots: '...',
    last: 'No line break at the end',
  });
});

test('comments of a message, its group and the file are its context', () => {
  const contexts = Object.fromEntries(read(FIREFOX).strings.map(({ key, context }) => [key, context]));
  expect(contexts['tabs-close-warning']).toBe(
    'Variables:\n  $tabCount (Number): the number of tabs · The application menu · Strings of the menus of the browser',
  );
  expect(contexts['window-title']).toBe('Strings of the menus of the browser');
});

test('a choice by number alone is a plural, also by single numbers and of an order (programs.41)', () => {
  expect(keyed(FLUENT_JS)).toMatchObject({
    'your-rank':
      '{pos, selectordinal, =1 {You finished first!} one {You finished {pos}st} two {You finished {pos}nd} few {You finished {pos}rd} other {You finished {pos}th}}',
    emails:
      "{unreadEmails, plural, =0 {No mail'#'} one {Don't miss {unreadEmails} mail} other {{unreadEmails} mails\nwait.}}",
  });
  expect(keyed(FLUENT_JS)['shared-photos']).toContain('{$photoCount ->\n    [one] added');
  expect(keyed(PONTOON)['-term']).toContain('{ $case ->');
});

test('a plural is written with the forms of the language', () => {
  const text =
    "{unreadEmails, plural, =0 {Нет} one {# письмо} few {{unreadEmails} письма от '{ -brand }'} many {# [писем]}}";
  const other = text.replace(/\}$/, ' other {# письма\n*всё}}');
  const printed = translated(FLUENT_JS, { emails: other });
  expect(printed).toContain(`emails =
    { $unreadEmails ->
        [0] Нет
        [one] { $unreadEmails } письмо
        [few] { $unreadEmails } письма от { -brand }
        [many] { $unreadEmails } [писем]
       *[other]
            { $unreadEmails } письма
            { "*" }всё
    }
trailing`);
  expect(keyed(printed).emails).toBe(other.replaceAll('#', '{unreadEmails}'));
});

test('a text that would break the file is quoted, and read without quotes', () => {
  for (const [text, spelled] of [
    ['Слово', ' Слово'],
    ['{ $x } и {', ' { $x } и { "{" }'],
    ['}', ' { "}" }'],
    ['[x]', ' [x]'],
    ['a\n.b = c\n[d\n*e', '\n    a\n    { "." }b = c\n    { "[" }d\n    { "*" }e'],
    ['  a  ', ' { "" }  a  { "" }'],
    ['a\n\n  b', '\n    a\n\n      b'],
  ] as const) {
    const printed = translated('key = Text\nnext = N\n', { key: text });
    expect(printed).toBe(`key =${spelled}\nnext = N\n`);
    expect(keyed(printed)).toEqual({ key: text, next: 'N' });
  }
});

test('a message is left out with its attributes, or stays whole (programs.42)', () => {
  const content = 'a = A\n    .title = T\n\n# Of b\nb =\n    .x = X\n    .y = Y\nc = C\n';
  expect(translated(content, { c: 'Ц' }, { untranslated: 'skip' })).toMatch(/^\s*c = Ц\n$/);
  expect(translated(content, { 'a.title': 'Т', 'b.y': 'У' }, { untranslated: 'skip' })).toBe(
    'a = A\n    .title = Т\n\n# Of b\nb =\n    .x = X\n    .y = У\n',
  );
});

test('an attribute whose message was deleted has its message again', () => {
  const { strings, section } = read('a = A\n    .title = T\n-t = x\n    .g = m\n');
  const attributes = strings.filter(({ key }) => key.includes('.'));
  expect(sourceFile(section, attributes)).toBe('a =\n    .title = T\n-t = { "" }\n    .g = m\n');
});

test('strings without a file get names that Fluent can read', () => {
  const { section } = read('');
  const rows = ['menu.file', '', '7', '-term'].map((key, nth) => ({
    ...{ key, text: `Text ${nth}`, context: nth === 0 ? 'Said' : '', frame: null, max_length: null },
  }));
  const printed = sourceFile({ ...section, header: '', footer: '\n' }, rows);
  expect(keyed(printed)).toEqual({
    'menu-file': 'Text 0',
    text2: 'Text 1',
    'text-7': 'Text 2',
    '-term': 'Text 3',
  });
  expect(printed).toContain('# Said\nmenu-file = Text 0\n');
});

test('a key is changed in its place', () => {
  const { strings, section } = read('# c\na = A\n    .title = T\n');
  const rows = strings.map((one) => ({ ...one, key: one.key === 'a' ? 'b' : 'b.label' }));
  expect(sourceFile(section, rows)).toBe('# c\nb = A\n    .label = T\n');
});

test('any text is read as it was written', () => {
  const part = fc.constantFrom(
    '{',
    '}',
    '"',
    ' ',
    '\n',
    '[',
    '*',
    '.',
    '{ $a }',
    '{ "{" }',
    '{ "" }',
    'a',
    '\\',
    '#',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const syntax = safeSyntax(parts.join(''), true);
      const found = readPattern(`\n    ${syntax.replaceAll('\n', '\n    ')}`);
      const again = found && textOfPattern(found.pattern, found.file);
      // Quotes that one writes oneself are taken away, and so is white space on a line of its own.
      const bare = (text: string) => text.replace(/\{ "([{}[*. ]?)" \}/g, '$1').replace(/\s/g, '');
      expect(bare(again ?? '')).toBe(bare(syntax));
    }),
    { numRuns: 300 },
  );
});

test('what is too long or nested too deeply is refused', () => {
  expect(read(`a = ${'x\n'.repeat(LIMITS.fluentLength / 2)}`)).toMatchObject({
    problems: [{ kind: 'fileTooLong' }],
  });
  expect(read(`a = b\nc = ${' '.repeat(LIMITS.fluentBlank + 1)}d`)).toMatchObject({
    problems: [{ kind: 'brokenEntry', line: 2 }],
  });
  expect(read(`a = ${'{'.repeat(100_000)}`)).toMatchObject({ ok: false });
});

test('a file is known by its name, and a text by what only Fluent has', () => {
  expect(formatOf('a = b', 'menu.ftl')).toBe('fluent');
  expect(formatOf(FIREFOX)).toBe('fluent');
  expect(formatOf('a = b\nc = d\n')).toBe('text');
  expect(formatOf('a = b\n', 'x.properties')).toBe('properties');
});
