import { withForms } from '../../core/plurals/forms.ts';
import { isForm, pluralOf, pluralText } from '../../core/plurals/plural.ts';
import { isBlank } from '../../core/text/text.ts';
import type {
  FoundTranslation,
  Proofread,
  RowNote,
  TargetString,
  TranslationReading,
  TranslationReadOptions,
} from '../model/translation-reading.ts';
import { formRows, formsOf } from './form-rows.ts';
import { type ProofreadRow, proofreadingIn } from './proofreading-text.ts';
import { asInDocument, hashOfText } from './row-mark.ts';

/** A row and the place of its string; undefined if none is known to be it. */
type PlacedRow = { readonly row: ProofreadRow; readonly at: number | undefined };

/** What a row shows now, were it exported again. */
type ShownRow = { readonly source: string; readonly translation: string };

function shownIn({ text, current }: TargetString, form: string, language: string): ShownRow {
  const rows = formRows(text, current?.text ?? null, language);
  return rows.find((row) => row.form === form) ?? { source: '', translation: '' };
}

/** What a row says, compared with what was exported and with what is there now (imports.67). */
function saidBy(row: ProofreadRow, string: TargetString, language: string) {
  const { mark, source, translation, comments } = row;
  const now = shownIn(string, mark?.form ?? '', language);
  const isSame = mark
    ? hashOfText(translation) === mark.translation
    : asInDocument(translation) === asInDocument(now.translation);
  const isStill = mark !== undefined && hashOfText(now.translation) === mark.translation;
  const notes: RowNote[] = [];
  if (!isSame && !isBlank(translation)) {
    if (!mark) notes.push('unmarked');
    else if (hashOfText(now.source) !== mark.source) notes.push('sourceChanged');
    if (mark && !isStill) notes.push('translationChanged');
  }
  if (mark && hashOfText(source) !== mark.source) notes.push('sourceEdited');
  if (comments > 0) notes.push('comments');
  const is: Proofread['is'] = isSame ? 'unchanged' : isBlank(translation) ? 'cleared' : 'changed';
  return { is, notes, now };
}

const STALE: readonly RowNote[] = ['sourceChanged', 'translationChanged', 'unmarked'];

/** What the rows of a string say together: of a plural there is one for each form, and those that weren't changed stay as they are. */
function readString(rows: readonly ProofreadRow[], string: TargetString, language: string) {
  const readings = rows.map((row) => ({ row, ...saidBy(row, string, language) }));
  const notes = [...new Set(readings.flatMap((reading) => reading.notes))];
  const changed = readings.filter(({ is }) => is === 'changed');
  const isStale = notes.some((note) => STALE.includes(note));
  const replaces = isStale ? undefined : (string.current ?? undefined);
  const [first] = readings;
  if (!first || changed.length === 0) {
    const is: Proofread['is'] = readings.some((reading) => reading.is === 'cleared')
      ? 'cleared'
      : 'unchanged';
    return { text: string.current?.text ?? '', proofread: { is, replaces: undefined, notes } };
  }
  const source = first.row.mark?.form ? pluralOf(string.text) : undefined;
  if (!source) return { text: first.row.translation, proofread: { is: first.is, replaces, notes } };
  const forms = new Map(formsOf(string.current?.text ?? null));
  for (const { row } of changed) forms.set(row.mark?.form ?? '', row.translation);
  const plural = withForms(pluralOf(string.current?.text ?? '') ?? source, forms, language);
  const isBroken = changed.some(({ row }) => !isForm(row.translation));
  return {
    text: pluralText(plural),
    proofread: { is: isBroken ? ('brokenForm' as const) : ('changed' as const), replaces, notes },
  };
}

/** Finds the string of a row: by its mark, or by its number in its section together with its source (imports.67). */
function finder(strings: readonly TargetString[], project: number | undefined) {
  const byId = new Map(strings.map(({ id }, index) => [id, index]));
  const byNumber = new Map<string, number[]>();
  const amounts = new Map<number | undefined, number>();
  for (const [index, { section, text }] of strings.entries()) {
    const number = (amounts.get(section) ?? 0) + 1;
    amounts.set(section, number);
    const name = `${number} ${asInDocument(text)}`;
    const known = byNumber.get(name);
    if (known) known.push(index);
    else byNumber.set(name, [index]);
  }
  return ({ mark, number, source }: ProofreadRow): number | undefined => {
    if (mark) return mark.project === project ? byId.get(mark.string) : undefined;
    const candidates = byNumber.get(`${number} ${source}`) ?? [];
    return candidates.length === 1 ? candidates[0] : undefined;
  };
}

/** What is said of a row without a string: one of the project that nobody has changed is not missed, as where one section is imported. */
const leftAloneIn =
  (project: number | undefined) =>
  ({ mark, translation }: ProofreadRow) =>
    mark && mark.project === project && hashOfText(translation) === mark.translation
      ? { proofread: { is: 'unchanged' as const, replaces: undefined, notes: [] } }
      : {};

/** Reads the rows of a document for proofreading, each with what it says of the translation that was exported (imports.67). */
export function readProofread(
  content: string,
  strings: readonly TargetString[],
  { language, project }: TranslationReadOptions,
): TranslationReading {
  const file = proofreadingIn(content);
  if (!file) return { pieces: [], problems: [{ kind: 'brokenEntry', line: 1 }], by: 'row' };
  const find = finder(strings, project);
  const leftAlone = leftAloneIn(project);
  const placed = file.rows.map((row): PlacedRow => ({ row, at: find(row) }));
  const hasHeadings = new Set(file.rows.map(({ heading }) => heading)).size > 1;
  // A row that was copied says a second time what its string is to be.
  const together = Map.groupBy(placed, ({ row: { mark }, at }) =>
    mark && mark.form !== '' && at !== undefined ? `string ${at}` : undefined,
  );
  const read = new Set<number>();
  const pieces = placed.flatMap(({ row, at }, nth): FoundTranslation[] => {
    const label = hasHeadings && row.heading !== '' ? `${row.heading}: ${row.number}` : row.number;
    const line = nth + 1;
    const string = at === undefined ? undefined : strings[at];
    if (at === undefined || !string)
      return [{ line, at: undefined, label, text: row.translation, ...leftAlone(row) }];
    const rows = row.mark?.form ? (together.get(`string ${at}`) ?? []) : [{ row, at }];
    if (rows[0]?.row !== row) return [];
    const { text, proofread } = readString(
      rows.map((placedRow) => placedRow.row),
      string,
      language,
    );
    const isAgain = read.has(at);
    if (proofread.is === 'changed') read.add(at);
    const reading = isAgain ? { ...proofread, replaces: undefined } : proofread;
    return [{ line, at, label, text, isStated: true, proofread: reading }];
  });
  const marked = new Set(
    file.rows.flatMap(({ mark }) => (mark ? `${mark.project} ${mark.string} ${mark.form}` : [])),
  );
  const unmarked = file.rows.filter(({ mark }) => !mark).length;
  const missing = Math.max(0, (file.mark?.rows ?? 0) - marked.size - unmarked);
  return { pieces, problems: [], by: 'row', missing };
}
