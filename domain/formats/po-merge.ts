import type { MergedFile, Merging } from './model/file-format.ts';
import { type FirstMatch, firstMatches } from './model/first-matches.ts';
import { flagsIn, headerOf, isFuzzy, sortedEntries, sourceLines, sourceOfEntry } from './po-entries.ts';
import { valueIn, withField } from './po-header.ts';
import { formsIn } from './po-plurals.ts';
import { type PoEntry, scanPo } from './po-scan.ts';

/** An entry with its lines in the file: `from` is the index of the first, `to` that behind the last. */
type Piece = {
  readonly entry: PoEntry;
  readonly isObsolete: boolean;
  readonly from: number;
  readonly to: number;
  readonly comments: readonly string[];
  /** `msgctxt`, `msgid` and `msgid_plural`. */
  readonly source: readonly string[];
  /** `msgstr`. */
  readonly target: readonly string[];
};

type File = { readonly lines: readonly string[]; readonly pieces: readonly Piece[] };

const isComment = (line: string) => /^\s*#/.test(line);

/** The entries of a file with their lines; those that are obsolete (`#~`) too, unless they can't be read. */
function fileOf(content: string): File | undefined {
  const shown = content.replace(/^#~\|/gm, '#|').replace(/^#~ ?/gm, '');
  const [scanned, scan] = [shown, content].reduce<[string, ReturnType<typeof scanPo>]>(
    (best, one) => (best[1].ok ? best : [one, scanPo(one)]),
    ['', { ok: false, line: 0 }],
  );
  if (!scan.ok) return undefined;
  const lines = content.split('\n');
  const seen = scanned.split('\n');
  const pieces = scan.entries.map((entry): Piece => {
    const from = entry.line - 1;
    const end = entry.translations.at(-1)?.to ?? entry.own;
    const to = from + scanned.slice(entry.own, end).split('\n').length;
    const own = seen.slice(from, to);
    const words = own.filter((line) => !isComment(line));
    const index = words.findIndex((line) => /^\s*msgstr/.test(line));
    return {
      entry,
      isObsolete: lines.slice(from, to).some((line) => /^#~ ?[m"]/.test(line)),
      ...{ from, to, comments: own.filter(isComment) },
      ...{ source: words.slice(0, index), target: words.slice(index) },
    };
  });
  return { lines, pieces };
}

/** What programs find an entry by. */
const keyOf = ({ entry: { context, id } }: Piece): string =>
  JSON.stringify([context === undefined ? null : context.text, id.text]);
const isHeader = ({ entry: { context, id } }: Piece) => id.text === '' && context === undefined;
const isTranslated = ({ entry }: Piece) => entry.translations.some(({ text }) => text !== '');
const hasSamePlural = (one: Piece, other: Piece) => one.entry.plural?.text === other.entry.plural?.text;

/** How an entry of the template was found in the file of the language, the surest first. */
type Match = FirstMatch<Piece, 'same' | 'other' | 'returned' | 'former'>;

/** The entry of the file for each of the template; each is for one at most. */
function matched(
  own: readonly Piece[],
  template: readonly Piece[],
  formerOf: (piece: Piece) => readonly string[],
): ReadonlyMap<Piece, Match> {
  const present = own.filter(({ isObsolete }) => !isObsolete);
  const withPlural = (piece: Piece) => `${keyOf(piece)} ${JSON.stringify(piece.entry.plural?.text ?? null)}`;
  return firstMatches<Piece, Match['how']>(template, [
    { how: 'same', among: present, keyOf: withPlural, keysOf: (one) => [withPlural(one)] },
    { how: 'other', among: present, keyOf, keysOf: (one) => [keyOf(one)] },
    {
      how: 'returned',
      // Programs refuse an obsolete entry beside one that is the same.
      among: own.filter(({ isObsolete }) => isObsolete),
      keyOf,
      keysOf: (one) => [keyOf(one)],
    },
    { how: 'former', among: present, keyOf: ({ entry }) => sourceOfEntry(entry), keysOf: formerOf },
  ]);
}

/** The kind of a comment by its second character: ` ` for one of a translator. */
const kindOf = (line: string) => /^\s*#([.:,|~])/.exec(line)?.[1] ?? ' ';
const ofKind = (comments: readonly string[], kind: string) =>
  comments.filter((comment) => kindOf(comment) === kind);

/** What the comments of a kind that come from the program say, however they are wrapped. */
const SAID: Readonly<Record<'.' | ':' | ',', (comments: readonly string[]) => string>> = {
  '.': (comments) => comments.map((comment) => comment.trim().slice(2).trim()).join('\n'),
  ':': (comments) => comments.flatMap((comment) => comment.trim().slice(2).trim().split(/\s+/)).join(' '),
  ',': (comments) => flagsOf(comments).toSorted().join(),
};
const flagsOf = (comments: readonly string[]) =>
  comments.flatMap((comment) => flagsIn(comment.trim())).filter((flag) => flag !== 'fuzzy' && flag !== '');

/** The comments of an entry: those of its translator, and what the template says of its program. */
function commentsOf(
  own: readonly string[],
  template: readonly string[],
  { wasFuzzy, former }: { wasFuzzy: boolean; former: readonly string[] | undefined },
): readonly string[] {
  const isSame = (kind: '.' | ':' | ',') =>
    SAID[kind](ofKind(own, kind)) === SAID[kind](ofKind(template, kind));
  const latest = (kind: '.' | ':' | ',') => ofKind(isSame(kind) ? own : template, kind);
  if (former === undefined && (['.', ':', ','] as const).every(isSame)) return own;
  const fuzzy = wasFuzzy || former !== undefined;
  const flags = [...(fuzzy ? ['fuzzy'] : []), ...flagsOf(latest(','))];
  const keeps = former === undefined && isSame(',');
  return [
    ...ofKind(own, ' '),
    ...latest('.'),
    ...latest(':'),
    ...(keeps ? ofKind(own, ',') : flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    ...(former ?? ofKind(own, '|')),
  ];
}

/** The translation of an entry for a source that has, or has no, plural. */
function targetFor(piece: Piece, { entry: { plural } }: Piece, amount: number): readonly string[] {
  const isPlural = piece.entry.plural !== undefined;
  if (isPlural === (plural !== undefined)) return piece.target;
  const [first = 'msgstr ""', ...more] = piece.target;
  if (plural === undefined) {
    const end = piece.target.findIndex((line, nth) => nth > 0 && /^\s*msgstr/.test(line));
    return [first.replace(/\[0\]/, ''), ...more.slice(0, end < 0 ? more.length : end - 1)];
  }
  return Array.from({ length: amount }, (_, nth) => [
    first.replace('msgstr', `msgstr[${nth}]`),
    ...more,
  ]).flat();
}

/** An entry that the program has no more, as gettext's tools write it. */
function obsolete({ comments, source, target }: Piece): string[] {
  return [
    ...ofKind(comments, ' '),
    ...ofKind(comments, ','),
    ...ofKind(comments, '|').map((one) => `#~${one.trim().slice(1)}`),
    ...[...source, ...target].map((line) => `#~ ${line.trim()}`),
  ];
}

/** The fields of a header that are of the program. */
const OF_PROGRAM = ['Report-Msgid-Bugs-To', 'POT-Creation-Date'];

function headerFor({ comments, source, target }: Piece, template: Piece, newText: string): readonly string[] {
  const ownText = headerOf([template.entry]);
  const fields = OF_PROGRAM.flatMap((name) => {
    const [own, given] = [newText, ownText].map((text) => valueIn(text, name)?.trim());
    return own !== undefined && given && own !== given ? [{ name, value: given }] : [];
  });
  const lines = `${[...source, ...target].join('\n')}\n`;
  const changed = fields.reduce((file, { name, value }) => withField(file, name, value), lines);
  return [...comments, ...changed.slice(0, -1).split('\n')];
}

/**
 * Updates the file of a language from its template, as msgmerge does (exports.31). An entry that both have keeps the
 * lines of the file, except those that speak of the program, which come from the template.
 */
export function mergedPo(
  own: string,
  template: string,
  { language, formerOf, gone }: Merging,
): MergedFile | undefined {
  const file = fileOf(own);
  const given = fileOf(template);
  if (!file || !given) return undefined;
  const inTemplate = given.pieces.filter(({ isObsolete }) => !isObsolete);
  // A template may have no header.
  const entries = inTemplate.some(isHeader) ? inTemplate : [...file.pieces.filter(isHeader), ...inTemplate];
  const places = new Map(
    sortedEntries(entries.map(({ entry }) => entry)).strings.map((entry, nth) => [entry, nth]),
  );
  const placeOf = ({ entry }: Piece) => places.get(entry);
  const formersOf = (piece: Piece) => {
    const place = placeOf(piece);
    return place === undefined ? [] : formerOf(place);
  };
  const matches = matched(file.pieces, entries, formersOf);
  const present = file.pieces.filter(({ isObsolete }) => !isObsolete);
  const header = headerOf(present.map(({ entry }) => entry));
  const { amount } = formsIn(header, language);

  const used = new Set([...matches.values()].map(({ matchedItem: piece }) => piece));
  const returned = new Set<number>();
  for (const { matchedItem: piece, how } of matches.values())
    if (how === 'returned') {
      for (let at = piece.from; at < piece.to; at++) returned.add(at);
      if (file.lines[piece.from - 1] === '') returned.add(piece.from - 1);
    }
  const between = (from: number, to: number) =>
    file.lines.slice(from, to).filter((_, nth) => !returned.has(from + nth));
  const ends = [0, ...present.map(({ to }) => to)];
  const gapOf = new Map(present.map((piece, nth) => [piece, between(ends[nth] ?? 0, piece.from)]));

  const lines: string[] = [];
  const add = (more: readonly string[]) => {
    for (const line of more) lines.push(line);
  };
  const [keptNths, returnedTo, changed] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const piece of entries) {
    const match = matches.get(piece);
    const place = placeOf(piece);
    const gap = (match && gapOf.get(match.matchedItem)) ?? [''];
    const isApart = lines.length > 0 && gap.length === 0 && match?.matchedItem === present[0];
    const first = gap.findIndex((line) => line !== '');
    add(lines.length > 0 ? gap : gap.slice(first < 0 ? gap.length : first));
    add(isApart ? [''] : []);
    if (match && isHeader(piece)) add(headerFor(match.matchedItem, piece, header));
    else add(entryOf(piece, match, { amount, formers: formersOf(piece) }));
    if (place === undefined) continue;
    if (match?.how === 'former' || (!match && formersOf(piece).length > 0)) changed.add(place);
    else if (match && match.how !== 'same') keptNths.add(place);
    if (match?.how === 'returned') returnedTo.add(place);
  }
  const lastKnown = Map.groupBy(
    (gone === undefined ? undefined : fileOf(gone))?.pieces.filter(isTranslated) ?? [],
    keyOf,
  );
  for (const piece of present) {
    if (used.has(piece)) continue;
    if (isHeader(piece)) continue;
    const gap = gapOf.get(piece) ?? [];
    if (gap.some((line) => line.trim() !== '')) add(gap);
    const last = lastKnown.get(keyOf(piece))?.find((one) => hasSamePlural(one, piece));
    if (last)
      add(['', ...obsolete({ ...last, comments: [...ofKind(piece.comments, ' '), ...last.comments] })]);
    else if (isTranslated(piece)) add(['', ...obsolete(piece)]);
  }
  const known = new Set([...file.pieces, ...entries].map(keyOf));
  for (const [key, [last]] of lastKnown)
    if (last && !known.has(key) && !isHeader(last)) add(['', ...obsolete(last)]);
  add(between(ends.at(-1) ?? 0, file.lines.length));
  return { text: lines.join('\n'), kept: keptNths, returned: returnedTo, changed };
}

function entryOf(
  piece: Piece,
  match: Match | undefined,
  { amount, formers }: { amount: number; formers: readonly string[] },
): readonly string[] {
  const toldAs = (source: readonly string[]) => source.map((line) => `#| ${line.trim()}`);
  if (!match) {
    const isEmptyPlural = piece.entry.plural !== undefined && !isTranslated(piece);
    const target = isEmptyPlural
      ? Array.from({ length: amount }, (_, nth) => `msgstr[${nth}] ""`)
      : piece.target;
    const former = formers[0] === undefined ? undefined : toldAs(sourceLines(formers[0]).lines);
    const wasFuzzy = isFuzzy(piece.comments);
    return [...commentsOf(piece.comments, piece.comments, { wasFuzzy, former }), ...piece.source, ...target];
  }
  const { matchedItem: own, how } = match;
  const wasFuzzy = isFuzzy(own.comments);
  const isOther = how === 'former' || !hasSamePlural(own, piece);
  const before = ofKind(own.comments, '|');
  const former = wasFuzzy && before.length > 0 ? before : toldAs(own.source);
  const comments = commentsOf(own.comments, piece.comments, {
    wasFuzzy,
    former: isOther ? former : undefined,
  });
  const isAsItWas = how === 'same';
  return [
    ...comments,
    ...(isAsItWas ? own.source : piece.source),
    ...(isAsItWas ? own.target : targetFor(own, piece, amount)),
  ];
}
