import { append } from '#domain/core/long-lists.ts';
import { filled, languagesPattern } from '../paths/patterns.ts';
import { isInside, readInside } from '../paths/safe-files.ts';
import { pathsOf, type SourceFile, sourceFiles } from '../paths/source-files.ts';
import { type CheckedSource, checkSource } from './check-source.ts';
import { checkTranslation } from './check-translation.ts';
import { type Command, listOf } from './command.ts';
import { messagesOf, outcomeOf } from './file-outcome.ts';
import { type Checked, type Finding, openAccepted } from './findings.ts';

/** Reads source files and translations as the service would, without it, and says what is wrong in them (command-line.18). */
export const check: Command = async ({ options, paths, cwd, output, config: read }) => {
  const { config, folder, name, lineOf } = read();
  const { chosen: files } = await sourceFiles({ config, folder }, { paths, cwd });
  const accepted = openAccepted(config, { isStrict: options.strict === true });
  const languages = listOf(options.language);
  const checked: Checked[] = [];
  for (const [at, file] of files.entries()) {
    output.progress(`${at + 1} of ${files.length} files`);
    append(checked, await checkFile(file, { folder, languages, name, sorted: accepted.sorted }));
  }
  const amount = checked.length;
  // Of files that can't be read, and of those that weren't asked for, it isn't known.
  const isAll = paths.length === 0 && languages.length === 0 && checked.every(isRead);
  const known = new Set(checked.filter(isRead).map(({ path }) => path));
  const stale = config.accepted.flatMap((one, at): Finding[] => {
    if (accepted.found.has(one) || !(isAll || known.has(one.file))) return [];
    const message = `${one.file}: ${one.key} [${one.rule}] is accepted, and not found any more`;
    return [{ line: lineOf(['accepted', at]), rule: 'stale', message }];
  });
  if (stale.length > 0) checked.push(accepted.sorted(name, stale));
  for (const one of checked) for (const text of messagesOf(one)) output.line(text);
  const sum = (of: (one: Checked) => readonly unknown[] | undefined) =>
    checked.reduce((total, one) => total + (of(one)?.length ?? 0), 0);
  const [errors, warnings, taken] = [
    sum((one) => one.errors),
    sum((one) => one.warnings),
    accepted.found.size,
  ];
  output.line(
    `${counted(amount, 'file')}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}${taken > 0 ? `, ${taken} accepted` : ''}`,
  );
  output.json({ command: 'check', files: checked });
  return checked.every(({ state }) => state === 'fine');
};

const counted = (amount: number, what: string) => `${amount} ${what}${amount === 1 ? '' : 's'}`;

const isRead = ({ state, errors = [] }: Checked): boolean =>
  state !== 'failed' && errors.every(({ rule }) => rule !== 'unreadable');

type Checking = {
  folder: string;
  /** That of the configuration, whose name `{lang}.json` finds too. */
  name: string;
  languages: readonly string[];
  sorted(path: string, findings: readonly Finding[]): Checked;
};

/** A source file and its translations that are here. */
async function checkFile(
  file: SourceFile,
  { folder, languages, name, sorted }: Checking,
): Promise<Checked[]> {
  let source: CheckedSource | undefined;
  const own = await outcomeOf<'fine' | 'wrong'>(file.path, async () => {
    source = checkSource(file, (await readInside(folder, file.path)) ?? Buffer.of());
    return sorted(file.path, source.findings);
  });
  if (!source || source.strings.length === 0) return [own];
  const checked: Checked[] = [own];
  for (const { path, lang } of await translationsHere(file, folder)) {
    if (path === file.path || path === name || (languages.length > 0 && !languages.includes(lang))) continue;
    const of = source;
    checked.push(
      await outcomeOf<'fine' | 'wrong'>(path, async () => {
        const its = (await readInside(folder, path)) ?? Buffer.of();
        return sorted(path, checkTranslation(file, of, { path, lang, bytes: its }));
      }),
    );
  }
  return checked;
}

/** The translations of a file that are in the folder; their languages are those that their paths name. */
async function translationsHere({ set, places }: SourceFile, folder: string) {
  const pattern = languagesPattern(set.translation, places);
  if (!pattern) {
    const path = filled(set.translation, places);
    return (await isInside(folder, path)) ? [{ path, lang: '' }] : [];
  }
  const paths = await pathsOf([pattern.glob], folder);
  return paths.flatMap((path) => {
    const lang = pattern.found.exec(path)?.[1];
    return lang === undefined ? [] : [{ path, lang }];
  });
}
