import type { LineKind } from '#contract/files.ts';
import type { FileLanguages } from '#domain/formats/model/file-languages.ts';
import {
  parseTranslations,
  type TranslationPair,
  type TranslationsOptions,
  type TranslationsType,
} from '#domain/imports/import-translations.ts';
import { LIMITS } from '#domain/limits.ts';
import { storedText } from '#domain/texts/text.ts';
import { APPROVED, INITIAL } from '#domain/translations/translations.ts';
import type { Transaction } from '../database/connect.ts';
import { Refused } from '../http/failures.ts';
import { addTranslations } from '../translations/batch.ts';
import type { TranslatedString } from './queries.ts';
import { refusedFile } from './refusals.ts';
import { linesReport } from './report.ts';

type Target = {
  project: number;
  target_lang: string;
  actor: number;
  refuse: (bytes: number) => void;
  /** Keeps the file as that of its language, if it is one; answers whether it is kept, and how much that adds to the quota. */
  keep?: (said: { languages: FileLanguages | undefined; isTranslated: boolean }) => Promise<Kept>;
};
export type Kept = { isKept: boolean; added: number };

type Options = TranslationsOptions & {
  type: TranslationsType;
  status: number;
  skipsEmpty: boolean;
  approves: boolean;
};

/** The list of the report for each kind of line that is not stored. */
const SORTS = {
  same: ['skipped', 'same'],
  identical: ['skipped', 'identical'],
  empty: ['skipped', 'empty'],
  unknown: ['refused', 'unknown'],
  tooLong: ['refused', 'maxlength'],
  illegal: ['refused', 'illegal'],
} as const satisfies Record<
  Exclude<TranslationPair['status'], 'new'>,
  readonly ['skipped' | 'refused', LineKind]
>;

type NotStored = { sort: 'skipped' | 'refused'; line: number; kind: LineKind; key: string };

/** Adds the translations of a file to these strings, in the transaction that has read them (imports.31, imports.32). */
export async function importTranslations(
  tx: Transaction,
  { refuse, keep, ...target }: Target,
  content: string,
  strings: readonly TranslatedString[],
  { type, status, skipsEmpty, approves, ...options }: Options,
) {
  const { pairs, problems, languages, notPlain = [] } = parseTranslations(type, content, strings, options);
  if (problems.length > 0) throw refusedFile(problems);
  const empty = pairs.filter((pair) => pair.status === 'empty');
  if (empty.length > 0 && !skipsEmpty) throw refusedFile(empty.map(({ line }) => ({ kind: 'empty', line })));
  const kept = await keep?.({ languages, isTranslated: pairs.length > 0 });
  const stays = options.isSource === true || kept?.isKept === true;
  const notStored = notPlain.map((one): NotStored => ({ sort: 'refused', kind: 'notPlain', ...one }));
  const wanted: { pair: TranslationPair; string_id: number; text: string; status: number }[] = [];
  for (const pair of pairs) {
    const { status: found, string, line, key } = pair;
    if (found === 'new' && string) {
      const text = storedText(pair.text);
      const said = approves && pair.isApproved ? APPROVED : status;
      wanted.push({ pair, string_id: string.id, text, status: pair.isDraft ? INITIAL : said });
    } else if (found !== 'new') {
      const [sort, kind] = SORTS[found];
      // What stays with its section has the text that it couldn't store, and so have its exports.
      const isKept = stays && (found === 'tooLong' || found === 'illegal');
      notStored.push({ sort, line, kind: isKept ? 'keptInFile' : kind, key });
    }
  }
  refuse(wanted.reduce((sum, { text }) => sum + Buffer.byteLength(text), kept?.added ?? 0));
  const outcomes = await addTranslations(
    tx,
    target,
    wanted.map(({ string_id, text, status }) => ({ string_id, text, status })),
  );
  let added = 0;
  const formsDoubts: { line: number; kind: LineKind; key: string }[] = [];
  for (const [nth, { outcome }] of outcomes.entries()) {
    const { line = 0, key = '', formsDoubt } = wanted[nth]?.pair ?? {};
    if (outcome === 'added') added++;
    if (outcome === 'added' && formsDoubt) formsDoubts.push({ line, kind: formsDoubt, key });
    if (outcome !== 'added')
      notStored.push({ sort: outcome === 'identical' ? 'skipped' : 'refused', line, kind: outcome, key });
  }
  const of = (wantedSort: NotStored['sort']) =>
    linesReport(notStored.filter(({ sort }) => sort === wantedSort));
  return {
    languages,
    formsDoubts,
    report: {
      read: pairs.length,
      translations_added: added,
      skipped: of('skipped'),
      refused: of('refused'),
    },
  };
}

/** Throws 413 if there are more strings than one file of translations may be imported to. */
export function refuseTooMany(strings: readonly unknown[]) {
  if (strings.length > LIMITS.stringsPerImport) throw new Refused(413, [{ key: 'strings', kind: 'tooMany' }]);
}
