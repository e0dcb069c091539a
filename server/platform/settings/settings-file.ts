import { readFileSync } from 'node:fs';
import { StartRefused } from './start-refused.ts';

const LINE = /^([A-Z][A-Z\d_]*)\s*=\s*(.*)$/;
/** A value between quotes, or one that begins with none. */
const VALUE = /^(?:"([^"]*)"|'([^']*)'|([^"'].*)?)$/;

/**
 * The settings of a file: `NAME=value` a line, with or without quotes; a line that begins with `#` is a comment. Such
 * lines mean what they mean in systemd's EnvironmentFile. Throws StartRefused with a line for each wrong line, by its
 * number and without its value.
 */
export function readSettingsFile(path: string, isSetting: (name: string) => boolean): Record<string, string> {
  const settings = new Map<string, { value: string; line: number }>();
  const mistakes: string[] = [];
  for (const [index, text] of linesOf(path).entries()) {
    const line = index + 1;
    const wrong = (why: string) => mistakes.push(`${path}, line ${line}: ${why}.`);
    if (/^(#|$)/.test(text)) continue;
    const [, name = '', given = ''] = LINE.exec(text) ?? [];
    const quoted = VALUE.exec(given);
    if (name === '') wrong('it must be NAME=value, or begin with #');
    else if (!isSetting(name)) wrong(`there is no setting ${name}`);
    else if (!quoted) wrong(`the value of ${name} must be between two quotes, or without any`);
    else if (settings.has(name)) wrong(`${name} is set in line ${settings.get(name)?.line} already`);
    else settings.set(name, { value: quoted[1] ?? quoted[2] ?? quoted[3] ?? '', line });
  }
  if (mistakes.length > 0) throw new StartRefused(mistakes.join('\n'));
  return Object.fromEntries([...settings].map(([name, { value }]) => [name, value]));
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .split('\n')
      .map((line) => line.trim());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartRefused(`SETTINGS_FILE ${path} can’t be read: ${code}.`);
  }
}
