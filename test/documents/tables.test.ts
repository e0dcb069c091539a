import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FORMATS } from '#domain/formats/model/format.ts';
import { COMMANDS as CLI_COMMANDS, COMMON_OPTIONS } from '../../cli/commands/commands.ts';
import { SETTINGS, type Setting } from '../../server/platform/settings/settings-table.ts';
import { COMMANDS, usageOf } from '../../server/programs/commands.ts';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

// `npx vitest run test/documents --update` writes README's tables and docs/settings.md anew.

const rowOf = (...cells: string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');

/** A page with other rows in the table that has this head. They may follow from the names in its first column. */
function withRows(page: string, head: string, rowsOf: (names: string[]) => string[]): string {
  const lines = page.split('\n');
  const at = lines.indexOf(head);
  if (at === -1) throw new Error(`README has no table ${head}`);
  const end = lines.findIndex((line, index) => index > at && !line.startsWith('|'));
  const names = lines.slice(at + 2, end).map((row) => row.match(/`([^`]+)`/)?.[1] ?? '');
  return [...lines.slice(0, at + 2), ...rowsOf(names), ...lines.slice(end)].join('\n');
}

function settingRow(name: string): string {
  const setting: Setting | undefined = SETTINGS[name as keyof typeof SETTINGS];
  if (!setting) throw new Error(`There is no setting ${name}`);
  return rowOf(`\`${name}\``, setting.default === undefined ? '' : `\`${setting.default}\``, setting.means);
}

const GROUPS = ['Books and documents', 'Programs', 'Tables', 'Subtitles'] as const;

/** The group of a format in README's table. */
function groupOf({ kind, family }: (typeof FORMATS)[keyof typeof FORMATS]): (typeof GROUPS)[number] {
  if (kind === 'container' || family === 'text' || family === 'markdown') return 'Books and documents';
  if (family === 'subtitles') return 'Subtitles';
  return family === 'csv' || family === 'xlsx' ? 'Tables' : 'Programs';
}

const labelsOf = (formats: readonly { label: string }[]) => [...new Set(formats.map(({ label }) => label))];

test('README says what settings, formats and commands there are (operations.5)', async () => {
  // Books first: what a section can be too, they have last.
  const isBook = ({ kind }: { kind: string }) => Number(kind === 'container');
  const formats = Object.values(FORMATS).toSorted((one, other) => isBook(other) - isBook(one));
  const formatRow = (group: string) =>
    rowOf(group, labelsOf(formats.filter((format) => groupOf(format) === group)).join(', '));
  const amount = labelsOf(formats).flatMap((label) => label.split(' / ')).length;

  let page = textOf('README.md').replace(/(?<=^\| File formats \| )\d+/m, `${amount}`);
  page = withRows(page, '|  | Formats |', () => GROUPS.map(formatRow));
  page = withRows(page, '| Name | Default | Meaning |', (names) => names.map(settingRow));
  page = withRows(page, '| Command of the service | What it does |', () =>
    Object.entries(COMMANDS).map(([name, { does }]) => rowOf(`\`dragoman-server ${usageOf(name)}\``, does)),
  );
  page = withRows(page, '| Command in a repository | What it does |', () =>
    Object.entries(CLI_COMMANDS).map(([name, { summary }]) =>
      rowOf(`\`dragoman ${name}\``, `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`),
    ),
  );
  await expect(page).toMatchFileSnapshot('../../README.md');
});

test('docs/settings.md lists every setting with its default and meaning (operations.5)', async () => {
  const page = [
    '# Settings',
    '',
    'Each is an environment variable, or a line of a [file](operations.md#settings-from-a-file), and is checked at start.',
    'This page is made of the settings themselves: `npx vitest run test/documents --update`.',
    '',
    '| Name | Default | Meaning |',
    '|---|---|---|',
    ...Object.keys(SETTINGS).map((name) => settingRow(name).replaceAll('](docs/', '](')),
    '',
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('../../docs/settings.md');
});

test('docs/commands.md has every script of npm', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const page = textOf('docs/commands.md');
  // npm runs the steps of making the package by itself, and the service's commands are in README.
  const names = Object.keys(scripts).filter((name) => !(name in COMMANDS || /^(pre|post)pack$/.test(name)));
  const isThere = (name: string) => page.includes(`\`npm run ${name}`) || page.includes(`\`npm ${name}`);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

test('docs/command-line.md has every command and option of the command line', () => {
  const page = textOf('docs/command-line.md');
  const options = [COMMON_OPTIONS, ...Object.values(CLI_COMMANDS).map((command) => command.options)];
  const names = [...new Set(options.flatMap(Object.keys))].map((name) => `--${name}`);
  const commands = Object.keys(CLI_COMMANDS).map((name) => `dragoman ${name}`);
  expect([...commands, ...names].filter((name) => !page.includes(name))).toEqual([]);
});
