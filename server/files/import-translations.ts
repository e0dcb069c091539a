import type { LineKind } from '#contract/files/files.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { storedText } from '#domain/core/text/text.ts';
import { parseTranslations, type TranslationsOptions } from '#domain/files/imports/import-translations.ts';
import { isOfString, type LeftOut, sortedPairs } from '#domain/files/imports/sorted-pairs.ts';
import type { TranslationsType } from '#domain/files/imports/translation-pairs.ts';
import type { FileLanguages } from '#domain/formats/model/file-languages.ts';
import { APPROVED, INITIAL } from '#domain/texts/translations/translations.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { Refused } from '../platform/http/failures.ts';
import { addTranslations } from '../texts/translations/batch.ts';
import type { CheckedProject } from '../texts/translations/require-checks.ts';
import type { TranslatedString } from './queries.ts';
import { refusedFile } from './refusals.ts';
import { linesReport } from './report.ts';

type Target = {
  project: number;
  checkedBy: CheckedProject;
  actor: number;
  /** Who imports, where translations may be edited (imports.68). */
  viewer?: Viewer;
  refuse: (bytes: number) => void;
  /** Keeps the file as that of its language, if it is one; answers whether it is kept, and how much that adds to the quota. */
  keep?: (facts: { languages: FileLanguages | undefined; isTranslated: boolean }) => Promise<KeptFile>;
};
export type KeptFile = { isKept: boolean; added: number };

type Options = TranslationsOptions & {
  type: TranslationsType;
  status: number;
  skipsEmpty: boolean;
  approves: boolean;
};

type NotStored = { sort: LeftOut['sort']; line: number; kind: LineKind; key: string };

/** Adds the translations of a file to these strings, in the transaction that has read them (imports.31, imports.32). */
export async function importTranslations(
  tx: Transaction,
  { refuse, keep, ...target }: Target,
  content: string,
  strings: readonly TranslatedString[],
  { type, status, skipsEmpty, approves, ...options }: Options,
) {
  const read = parseTranslations(type, content, strings, options);
  const { pairs, problems, languages } = read;
  if (problems.length > 0) throw refusedFile(problems);
  const empty = pairs.filter((pair) => pair.status === 'empty');
  if (empty.length > 0 && !skipsEmpty) throw refusedFile(empty.map(({ line }) => ({ kind: 'empty', line })));
  const keptFile = await keep?.({ languages, isTranslated: pairs.some(isOfString) });
  const stays = options.isSource === true || keptFile?.isKept === true;
  const { wanted: pairsToAdd, leftOut } = sortedPairs(read, { stays, strings });
  const notStored: NotStored[] = [...leftOut];
  const drafts = pairsToAdd.flatMap((pair) => {
    const { string, text, isDraft, isApproved } = pair;
    const statusInFile = approves && isApproved ? APPROVED : status;
    return string
      ? {
          pair,
          string_id: string.id,
          text: storedText(text),
          status: isDraft ? INITIAL : statusInFile,
          replaces: pair.proofread?.edits,
        }
      : [];
  });
  refuse(drafts.reduce((sum, { text }) => sum + Buffer.byteLength(text), keptFile?.added ?? 0));
  const outcomes = await addTranslations(
    tx,
    target,
    drafts.map(({ string_id, text, status, replaces }) => ({ string_id, text, status, replaces })),
  );
  let added = 0;
  let edited = 0;
  const formsDoubts: { line: number; kind: LineKind; key: string }[] = [];
  for (const [nth, { outcome, checks }] of outcomes.entries()) {
    const { line = 0, key = '', formsDoubt, proofread } = drafts[nth]?.pair ?? {};
    if (outcome === 'added') added++;
    if (outcome === 'edited') edited++;
    if (outcome === 'added' && formsDoubt) formsDoubts.push({ line, kind: formsDoubt, key });
    if (checks && !formsDoubt) formsDoubts.push({ line, kind: 'checks', key });
    // It was changed, or the right to edit it lost, between the reading of its string and its lock.
    if (outcome === 'added' && proofread?.edits) formsDoubts.push({ line, kind: 'translationChanged', key });
    if (outcome !== 'added' && outcome !== 'edited')
      notStored.push({ sort: outcome === 'identical' ? 'skipped' : 'refused', line, kind: outcome, key });
  }
  const of = (wantedSort: NotStored['sort']) =>
    linesReport(notStored.filter(({ sort }) => sort === wantedSort));
  return {
    languages,
    doubts: [
      ...formsDoubts,
      ...(read.otherTimes ?? []).map((time) => ({ kind: 'otherTimes' as const, ...time })),
      ...pairs.flatMap(({ line, key, proofread }) =>
        (proofread?.notes ?? []).map((kind) => ({ line, kind, key })),
      ),
    ],
    report: {
      read: pairs.length,
      translations_added: added,
      translations_edited: edited,
      unchanged: pairs.filter(({ status }) => status === 'unchanged').length,
      missing: read.missing ?? 0,
      skipped: of('skipped'),
      refused: of('refused'),
    },
  };
}

/** Throws 413 if there are more strings than one file of translations may be imported to. */
export function refuseTooMany(strings: readonly unknown[]) {
  if (strings.length > LIMITS.stringsPerImport) throw new Refused(413, [{ key: 'strings', kind: 'tooMany' }]);
}
