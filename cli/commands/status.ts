import { type OpenProject, openProjects } from '../client/projects.ts';
import { table } from '../output/table.ts';
import { ignoreFileProblem, readInside } from '../paths/safe-files.ts';
import { type SourceFile, sourceFiles } from '../paths/source-files.ts';
import { percentDone, percentOf } from './amounts.ts';
import { type Command, listOf } from './command.ts';
import { pushStateOf } from './hashes.ts';

/** Whether a source file is as its section has it. */
type State = 'pushed' | 'changed' | 'not pushed';

/** Shows how far the translation of each file is, and which files have changed since they were pushed (command-line.17). */
export const status: Command = async ({
  options,
  paths,
  cwd,
  output,
  config: loadConfig,
  client: openClient,
}) => {
  const { config, folder } = loadConfig();
  const { chosen: files } = await sourceFiles({ config, folder }, { paths, cwd });
  const minComplete = percentOf(options, 'min-complete');
  const projects = await openProjects(openClient(), config, listOf(options.language));
  const reports = [];
  for (const project of projects) {
    const rows: Row[] = [];
    for (const file of files) rows.push(await rowOf(file, project, folder));
    const sum = (name: 'strings' | 'translated' | 'approved') =>
      rows.reduce((total, row) => total + row[name], 0);
    const total = { strings: sum('strings'), translated: sum('translated'), approved: sum('approved') };
    const notPushedAmount = rows.filter((row) => row.state === 'not pushed').length;
    // Of files that the service doesn't have nothing is known, so nothing is translated.
    const complete =
      total.strings === 0 && notPushedAmount > 0 ? 0 : percentDone(total.translated, total.strings);
    const shares = `${complete}% translated, ${percentDone(total.approved, total.strings)}% approved`;
    const summary =
      notPushedAmount === 0
        ? shares
        : notPushedAmount === rows.length
          ? 'not pushed'
          : `${shares}, ${notPushedAmount} not pushed`;
    output.line(`${project.lang} (${project.handle}): ${summary}`);
    const columnNames = ['file', 'strings', 'translated', 'approved', '%', ''];
    for (const text of table([columnNames, ...rows.map(cellsOf)])) output.line(`  ${text}`);
    const isBelow = minComplete !== undefined && complete < minComplete;
    if (isBelow) output.line(`${project.lang}: ${complete}% is less than ${minComplete}%.`);
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
  const sections = byPath.get(file.path);
  // A file that can't be read counts as changed.
  const bytes = await readInside(folder, file.path).catch(ignoreFileProblem);
  const isSame = sections && bytes && pushStateOf(file, bytes, sections.hash) !== undefined;
  const { strings = 0, translated = 0, approved = 0 } = sections ?? {};
  const state: State = !sections ? 'not pushed' : isSame ? 'pushed' : 'changed';
  return { path: file.path, strings, translated, approved, state };
}

const cellsOf = ({ path, strings, translated, approved, state }: Row) => [
  path,
  strings,
  translated,
  approved,
  state === 'not pushed' ? '' : percentDone(translated, strings),
  state === 'pushed' ? '' : state,
];
