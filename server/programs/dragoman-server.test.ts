import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS, usageOf } from './commands.ts';
import { run } from './run-command.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test.each([
  [['backups'], 'There is no command backups.'],
  [[], 'Say what to do.'],
  [['backup'], 'It takes FILE.'],
  [['backup', 'one', 'two'], 'It takes FILE.'],
  [['recount', '--all'], "Unknown option '--all'."],
  [['restore', 'one', '--deleted-accounts'], "Option '--deleted-accounts <value>' argument missing"],
  [['admin', 'make-king', 'anna'], 'The commands are:'],
  [['admin', 'make-admin'], 'The commands are:'],
  [['admin', 'list-admins', '--head', 'abc'], 'The commands are:'],
])('%j ends with code 2, says why, and how it is called (operations.22)', async (args, why) => {
  const ended = await run(args);
  expect(ended).toEqual({ code: 2, why: expect.stringMatching(/^Usage: dragoman-server /m) });
  expect(String(ended.why).startsWith(why)).toBe(true);
});

test('a command that fails says why in one line, with code 1', () => {
  const program = join(ROOT, 'bin', 'dragoman-server');
  const { status, stdout, stderr } = spawnSync(program, ['restore', 'no-such-file'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^ENOENT: .*no-such-file.*\n$/);
});

test('its help, README and the scripts of npm have every command', async () => {
  const { code, output } = await run(['help']);
  expect(code).toBe(0);
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const [name, { does }] of Object.entries(COMMANDS)) {
    expect(output).toContain(`  ${usageOf(name)}\n      ${does}\n`);
    expect(readme).toContain(`| \`dragoman-server ${usageOf(name)}\` | ${does} |`);
    expect(scripts[name]).toMatch(new RegExp(`launch\\.mjs (--build )?server/dragoman-server\\.ts ${name}$`));
  }
});
