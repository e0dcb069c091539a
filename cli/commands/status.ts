import { type OpenProject, openProjects } from '../client/projects.ts';
import { table } from '../output/table.ts';
import { readInside, unlessFileProblem } from '../paths/safe-files.ts';
import { type SourceFile, sourceFiles } from '../paths/source-files.ts';
import { percentOf, share } from './amounts.ts';
import { type Command, listOf } from './command.ts';
import { pushedAs } from './hashes.ts';

/** Whether a source file is as its section has it. */
type State = 'pushed' | 'changed' | 'not pushed';

/** Shows how far the translation of each file is, and which files have changed since they were pushed (command-line.17). */
export const status: Command = async ({ options, paths, cwd, output, config: read, client: open }) => {
  const { config, folder } = read();
  const { chosen: files } = await sourceFiles({ config, folder }, { paths, cwd });
  const least = percentOf(options, 'min-complete');
  const projects = await openProjects(open(), config, listOf(options.language));
  const reports = [];
  for (const project of projects) {
    const rows: Row[] = [];
    for (const file of files) rows.push(await rowOf(file, project, folder));
    const sum = (name: 'strings' | 'translated' | 'approved') =>
      rows.reduce((total, row) => total + row[name], 0);
    const total = { strings: sum('strings'), translated: sum('translated'), approved: sum('approved') };
    const missing = rows.filter((row) => row.state === 'not pushed').length;
    // Of files that the service doesn't have nothing is known, so nothing is translated.
    const complete = total.strings === 0 && missing > 0 ? 0 : share(total.translated, total.strings);
    const shares = `${complete}% translated, ${share(total.approved, total.strings)}% approved`;
    const said =
      missing === 0 ? shares : missing === rows.length ? 'not pushed' : `${shares}, ${missing} not pushed`;
    output.line(`${project.lang} (${project.handle}): ${said}`);
    const head = ['file', 'strings', 'translated', 'approved', '%', ''];
    for (const text of table([head, ...rows.map(cellsOf)])) output.line(`  ${text}`);
    const isBelow = least !== undefined && complete < least;
    if (isBelow) output.line(`${project.lang}: ${complete}% is less than ${least}%.`);
    reports.push({ language: project.lang, project: project.id, ...total, complete, isBelow, files: rows });
  }
  output.json({
    command: 'status',
    projects: reports.map(({ isBelow, ...report }) => ({ ...report, below: isBelow })),
  });
  return reports.every(({ isBelow }) => !isBelow);
};

type Row = {
  path: string;
  strings: number;
  translated: number;
  approved: number;
  state: State;
};

async function rowOf(file: SourceFile, { byPath }: OpenProject, folder: string): Promise<Row> {
  const known = byPath.get(file.path);
  // One that can't be read is not as it was pushed.
  const bytes = await readInside(folder, file.path).catch(unlessFileProblem);
  const isSame = known && bytes && pushedAs(file, bytes, known.hash) !== undefined;
  const { strings = 0, translated = 0, approved = 0 } = known ?? {};
  const state: State = !known ? 'not pushed' : isSame ? 'pushed' : 'changed';
  return { path: file.path, strings, translated, approved, state };
}

const cellsOf = ({ path, strings, translated, approved, state }: Row) => [
  path,
  strings,
  translated,
  approved,
  state === 'not pushed' ? '' : share(translated, strings),
  state === 'pushed' ? '' : state,
];
