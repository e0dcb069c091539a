import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationsOf, type Module } from './declarations.ts';
import { nodesOf } from './names.ts';
import { git, isModule, ROOT } from './repository.ts';

/** A file that has changed since a commit; `before` is its former text. */
export type Change = { file: string; before?: string; after?: string };

/** What has changed since a commit, in the working tree too. */
export function changesSince(commit: string): Change[] {
  const changed = git('diff', '--name-only', '--no-renames', commit);
  const added = git('ls-files', '--others', '--exclude-standard');
  const former = new Set(git('ls-tree', '-r', '--name-only', commit));
  return [...changed, ...added].map((file) => ({
    file,
    before: former.has(file)
      ? execFileSync('git', ['show', `${commit}:${file}`], { cwd: ROOT, encoding: 'utf8' })
      : undefined,
    after: textNow(file),
  }));
}

function textNow(file: string): string | undefined {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** The nodes of the graph that a change concerns: of a module, the declarations whose code is another. */
export function nodesIn({ file, before, after }: Change): string[] {
  if (file === 'package.json' && withoutScripts(before) === withoutScripts(after)) return [`=${file}`];
  if (!isModule(file) || before === undefined || after === undefined)
    return [
      file,
      `=${file}`,
      ...(isModule(file) ? nodesOfModule(file, declarationsOf(file, after ?? '')).keys() : []),
    ];
  const [former, present] = [declarationsOf(file, before), declarationsOf(file, after)];
  const codes = nodesOfModule(file, former);
  const changed = [...nodesOfModule(file, present)].filter(([node, code]) => codes.get(node) !== code);
  const isMoved =
    JSON.stringify([...former.exports, former.reexported]) !==
    JSON.stringify([...present.exports, present.reexported]);
  return [`=${file}`, ...(isMoved ? [file] : []), ...changed.map(([node]) => node)];
}

/** What package.json says besides commands, which are read as a text only. */
const withoutScripts = (text = '{}') => JSON.stringify({ ...JSON.parse(text), scripts: undefined });

/** The code of each node of a module, with where the imported names that it uses are from. */
function nodesOfModule(file: string, { declarations, imports }: Module): Map<string, string> {
  const nodes = [...declarations].flatMap(([name, declaration]) => nodesOf(`${file}#${name}`, declaration));
  return new Map(
    nodes.map(([node, { code, names }]) => [
      node,
      JSON.stringify([code, [...names].map((name) => imports.get(name.split('.')[0] ?? ''))]),
    ]),
  );
}
