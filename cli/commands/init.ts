import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { CONFIG_NAME, parseConfig } from '../config/read-config.ts';
import { usageError } from '../output/exit.ts';
import type { Command, Options } from './command.ts';

/** What the configuration needs: its option, the question, and an example. */
const QUESTIONS = [
  ['server', 'Address of the service', 'https://dragoman.example.org'],
  ['project', 'Handle or id of the project', 'drawing_app'],
  ['source', 'Source files, as a path or glob', 'locales/en/*.json'],
  ['translation', 'Where translations go', 'locales/{lang}/{name}.json'],
] as const;

type Name = (typeof QUESTIONS)[number][0];

/** Makes a configuration, from options or, in a terminal, from answers (command-line.19). */
export const init: Command = async ({ options, cwd, output }) => {
  const path = join(cwd, CONFIG_NAME);
  if (existsSync(path) && options.force !== true) {
    throw usageError(`${CONFIG_NAME} is there already; --force replaces it.`);
  }
  const { server, project, source, translation } = await askForMissing(options);
  const config = {
    $schema: `${server.replace(/\/+$/, '')}/dragoman.schema.json`,
    server,
    [options.family === true ? 'family' : 'project']: /^\d+$/.test(project) ? Number(project) : project,
    files: [{ source, translation }],
  };
  const text = `${JSON.stringify(config, null, 2)}\n`;
  parseConfig(text, CONFIG_NAME);
  writeFileSync(path, text, { flag: options.force === true ? 'w' : 'wx' });
  output.line(
    `${CONFIG_NAME} is written. Set DRAGOMAN_TOKEN to an API token, then try \`dragoman push --dry-run\`.`,
  );
  output.json({ command: 'init', path });
  return true;
};

async function askForMissing(options: Options): Promise<Record<Name, string>> {
  const answers = new Map<Name, string>();
  const missing = QUESTIONS.filter(([name]) => typeof options[name] !== 'string');
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw usageError(`Say ${missing.map(([name, , example]) => `--${name} '${example}'`).join(' ')}`);
  }
  const terminal =
    missing.length > 0 ? createInterface({ input: process.stdin, output: process.stderr }) : undefined;
  for (const [name, question, example] of QUESTIONS) {
    const answer = options[name] ?? (await terminal?.question(`${question} (${example}): `))?.trim();
    answers.set(name, String(answer === '' ? example : answer));
  }
  terminal?.close();
  return Object.fromEntries(answers) as Record<Name, string>;
}
