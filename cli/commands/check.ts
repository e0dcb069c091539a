import { append } from '#domain/core/long-lists.ts';
import type { FileSet } from '../config/config-shape.ts';
import { fillPattern, languagesPattern } from '../paths/patterns.ts';
import { isInside, readInside } from '../paths/safe-files.ts';
import { pathsOf, type SourceFile, sourceFiles } from '../paths/source-files.ts';
import { checkOnServer } from './check-server.ts';
import { type CheckedSource, checkSource } from './check-source.ts';
import { checkTranslation } from './check-translation.ts';
import { type Command, type CommandContext, listOf } from './command.ts';
import { messagesOf, outcomeOf } from './file-outcome.ts';
import { type Checked, type Finding, openAccepted } from './findings.ts';

/**
 * Reads source files and translations as the service would, without it, and says what is wrong in them (command-line.18); or what the
 * service finds in the translations of the project (command-line.33).
 */
export const check: Command = async (context) => {
  const { options, output, config: loadConfig } = context;
  const { config } = loadConfig();
  const accepted = openAccepted(config, { isStrict: options.strict === true });
  const isOnServer = options.server === true;
  const { checked, amount } = isOnServer
    ? await checkOnServer(context, accepted.outcomeWith)
    : await checkHere(context, accepted);
  const showsPerhaps = options.perhaps === true;
  for (const one of checked)
    for (const text of messagesOf(showsPerhaps ? one : { ...one, perhaps: [] })) output.line(text);
  const sum = (listOfFindings: (one: Checked) => readonly unknown[] | undefined) =>
    checked.reduce((total, one) => total + (listOfFindings(one)?.length ?? 0), 0);
  const perhaps = sum((one) => one.perhaps);
  const acceptedAmount = accepted.matched.size;
  const amounts = [
    amountWithUnit(
      sum((one) => one.errors),
      'error',
    ),
    amountWithUnit(
      sum((one) => one.warnings),
      'warning',
    ),
    ...(perhaps > 0 ? [`${perhaps} perhaps${showsPerhaps ? '' : ' (--perhaps shows them)'}`] : []),
    ...(acceptedAmount > 0 ? [`${acceptedAmount} accepted`] : []),
  ];
  output.line(`${amountWithUnit(amount, isOnServer ? 'section' : 'file')}: ${amounts.join(', ')}`);
  output.json({ command: 'check', [isOnServer ? 'sections' : 'files']: checked });
  return checked.every(({ state }) => state === 'fine');
};

/** Checks the files that are here, and says how many these are. */
async function checkHere(
  { options, paths, cwd, output, config: loadConfig }: CommandContext,
  accepted: ReturnType<typeof openAccepted>,
): Promise<{ checked: Checked[]; amount: number }> {
  const { config, folder, name, lineOf } = loadConfig();
  const { chosen: files } = await sourceFiles({ config, folder }, { paths, cwd });
  const languages = listOf(options.language);
  const here = { folder, placeholderPatterns: config.placeholders };
  const checked: Checked[] = [];
  const translated = new Set<FileSet>();
  for (const [index, file] of files.entries()) {
    output.progress(`${index + 1} of ${files.length} files`);
    // A pattern as `{lang}.json` finds the source and the configuration too.
    const translations = (await translationsHere(file, folder)).filter(
      ({ path, lang }) =>
        path !== file.path && path !== name && (languages.length === 0 || languages.includes(lang)),
    );
    if (translations.length > 0) translated.add(file.set);
    append(checked, await checkFile(file, translations, { ...here, outcomeWith: accepted.outcomeWith }));
  }
  const amount = checked.length;
  // What is accepted in other files, or in files that can't be read, may still be there.
  const checksAll = paths.length === 0 && languages.length === 0 && checked.every(isRead);
  const readPaths = new Set(checked.filter(isRead).map(({ path }) => path));
  const stale = config.accepted.flatMap((one, index): Finding[] => {
    if (accepted.matched.has(one) || !(checksAll || readPaths.has(one.file))) return [];
    const message = `${one.file}: ${one.key} [${one.rule}] is accepted, and not found any more`;
    return [{ line: lineOf(['accepted', index]), rule: 'stale', message }];
  });
  const untranslated = config.files.flatMap((set, index): Finding[] => {
    // Of files that are named, others of their set may have translations.
    if (paths.length > 0 || translated.has(set) || !files.some((file) => file.set === set)) return [];
    const message = `no file is found by ${set.translation}, so that no translation is checked`;
    return [{ line: lineOf(['files', index, 'translation']), rule: 'no-translations', message }];
  });
  const ofConfig = [...untranslated, ...stale];
  if (ofConfig.length > 0) checked.push(accepted.outcomeWith(name, ofConfig));
  return { checked, amount };
}

const amountWithUnit = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

const isRead = ({ state, errors = [] }: Checked): boolean =>
  state !== 'failed' && errors.every(({ rule }) => rule !== 'unreadable');

type CheckOptions = {
  folder: string;
  placeholderPatterns: readonly string[];
  outcomeWith(path: string, findings: readonly Finding[]): Checked;
};

/** A source file and its translations that are here. */
async function checkFile(
  file: SourceFile,
  translations: readonly TranslationHere[],
  { folder, placeholderPatterns, outcomeWith }: CheckOptions,
): Promise<Checked[]> {
  let source: CheckedSource | undefined;
  const sourceOutcome = await outcomeOf<'fine' | 'wrong'>(file.path, async () => {
    source = checkSource(file, (await readInside(folder, file.path)) ?? Buffer.of());
    return outcomeWith(file.path, source.findings);
  });
  if (!source || source.strings.length === 0) return [sourceOutcome];
  const checked: Checked[] = [sourceOutcome];
  for (const { path, lang } of translations) {
    const checkedSource = source;
    checked.push(
      await outcomeOf<'fine' | 'wrong'>(path, async () => {
        const bytes = (await readInside(folder, path)) ?? Buffer.of();
        return outcomeWith(
          path,
          checkTranslation(file, checkedSource, { path, lang, bytes, placeholderPatterns }),
        );
      }),
    );
  }
  return checked;
}

/** A file that is a translation, and its language if its path names it. */
type TranslationHere = { readonly path: string; readonly lang: string };

/** The translations of a file that are in the folder; their languages are those that their paths name. */
async function translationsHere(
  { set, placeholders }: SourceFile,
  folder: string,
): Promise<TranslationHere[]> {
  const pattern = languagesPattern(set.translation, placeholders);
  if (!pattern) {
    const path = fillPattern(set.translation, placeholders);
    return (await isInside(folder, path)) ? [{ path, lang: '' }] : [];
  }
  const paths = await pathsOf([pattern.glob], folder);
  return paths.flatMap((path) => {
    const lang = pattern.regex.exec(path)?.[1];
    return lang === undefined ? [] : [{ path, lang }];
  });
}
