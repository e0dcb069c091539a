import { filled, languagesPattern } from '../paths/patterns.ts';
import { readInside } from '../paths/safe-files.ts';
import { pathsOf, type SourceFile, sourceFiles } from '../paths/source-files.ts';
import { checkSource } from './check-source.ts';
import { checkTranslation } from './check-translation.ts';
import { type Command, listOf } from './command.ts';
import { type Line, messagesOf, type Outcome, outcomeOf } from './file-outcome.ts';

type Checked = Outcome<'fine' | 'wrong'>;

/** Reads source files and translations as the service would, without it, and says what is wrong in them (command-line.18). */
export const check: Command = async ({ options, paths, cwd, output, config: read }) => {
  const { config, folder } = read();
  const { chosen: files } = await sourceFiles({ config, folder }, { paths, cwd });
  const isStrict = options.strict === true;
  const languages = listOf(options.language);
  const checked: Checked[] = [];
  for (const [at, file] of files.entries()) {
    output.progress(`${at + 1} of ${files.length} files`);
    checked.push(...(await checkFile(file, { folder, languages, isStrict })));
  }
  const wrong = checked.filter(({ state }) => state !== 'fine');
  for (const one of checked) for (const text of messagesOf(one)) output.line(text);
  const warned = checked.reduce((sum, { warnings = [] }) => sum + warnings.length, 0);
  const errors = checked.reduce((sum, { errors: found = [] }) => sum + found.length, 0);
  output.line(`${checked.length} files: ${errors} errors, ${warned} warnings`);
  output.json({ command: 'check', files: checked });
  return wrong.length === 0;
};

type Checking = { folder: string; languages: readonly string[]; isStrict: boolean };

/** A source file and its translations that are here. */
async function checkFile(file: SourceFile, { folder, languages, isStrict }: Checking): Promise<Checked[]> {
  const stateOf = (errors: readonly Line[], warnings: readonly Line[]) =>
    errors.length > 0 || (isStrict && warnings.length > 0) ? 'wrong' : 'fine';
  const bytes = (await readInside(folder, file.path)) ?? Buffer.of();
  const source = checkSource(file, bytes);
  const { errors, warnings } = source;
  const checked: Checked[] = [{ path: file.path, state: stateOf(errors, warnings), errors, warnings }];
  if (source.strings.length === 0) return checked;
  for (const { path, lang } of await translationsHere(file, folder)) {
    if (path === file.path || (languages.length > 0 && !languages.includes(lang))) continue;
    checked.push(
      await outcomeOf<'fine' | 'wrong'>(path, async () => {
        const its = (await readInside(folder, path)) ?? Buffer.of();
        const found = checkTranslation(file, source, { path, lang, bytes: its });
        return { path, state: stateOf(found.errors, found.warnings), ...found };
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
    return (await readInside(folder, path)) ? [{ path, lang: '' }] : [];
  }
  const paths = await pathsOf([pattern.glob], folder);
  return paths.flatMap((path) => {
    const lang = pattern.found.exec(path)?.[1];
    return lang === undefined ? [] : [{ path, lang }];
  });
}
