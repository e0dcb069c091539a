import { baseLanguageOf } from '../../core/languages/scripts.ts';
import { type CheckFinding, defineCheck } from './check.ts';
import { MARK, type Range } from './checked-text.ts';

/** A word that stands twice in a row, in languages that don't double words on purpose (checks.16). */
export const repeatedWord = defineCheck({
  id: 'repeated-word',
  kind: 'perhaps',
  codes: ['repeated'],
  words: ['target'],
  appliesTo: ({ targetLanguage }) => !DOUBLING.has(baseLanguageOf(targetLanguage)),
  find({ prose: source }, { text, prose: target }, { targetLanguage }): CheckFinding<'repeated'>[] {
    const meant = MEANT[baseLanguageOf(targetLanguage)];
    const repeated = repeatedIn(target).filter(({ word }) => !meant?.has(word));
    if (repeated.length === 0 || doubles(source)) return [];
    const signs = [...new Set(repeated.map(({ word }) => word))].slice(0, MOST_NAMED).join(' ');
    const [first, ...others] = repeated;
    const isFixed = first && others.length === 0 && !first.isMarked;
    return [
      {
        code: 'repeated',
        values: { signs },
        target: repeated.map(({ start, end }) => ({ start, end })),
        ...(isFixed && {
          fix: { start: first.start, end: first.end, text: text.slice(first.start, first.endOfFirst) },
        }),
      },
    ];
  },
});

const MOST_NAMED = 5;
/** Languages that say plurals, adverbs and the like by words twice, and those that write no spaces between words. */
const DOUBLING: ReadonlySet<string> = new Set(
  (
    'id ms jv su min ace ban bug tl fil ceb ilo war mg mi haw sm to ty fj rap ch tpi bi ho zh yue ja ko th lo km my vi ' +
    'hi ur bn pa gu mr ne or as sd si ta te kn ml sa mai bho dv tr az tk uz kk ky tt ug ba crh cv mn bo dz hy ka am ti ' +
    'so sw zu xh rw ny yo ig ha ln fa ps ku ckb ht'
  ).split(' '),
);

const words = (all: string): ReadonlySet<string> => new Set(all.split(' '));
/** Words that a language says twice with one sense each: *vous vous levez*, *that that is*, *se se mnou*. */
const MEANT: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words('that had is her in on so very no bye ha now there well hear do you it'),
  fr: words('vous nous très non si en de le la les oui'),
  de: words('die der das sie ihr den dem so ja nein wie sehr daß dass'),
  nl: words('die dat je u zo ja nee haar is'),
  af: words('nie die dat nou gou so'),
  it: words('piano quasi via man si no così la le lo ben poco'),
  es: words('muy no sí si que ya la'),
  pt: words('não sim muito já que se'),
  ca: words('molt no si que'),
  ru: words('да нет ну очень так вот еще ещё давно едва чуть'),
  uk: words('так ні ну дуже ось ще ледь'),
  be: words('так не ну вельмі вось'),
  bg: words('си се да не много'),
  mk: words('си се да не многу'),
  sr: words('се је да не'),
  hr: words('se je da ne'),
  bs: words('se je da ne'),
  sl: words('se je da ne si'),
  cs: words('se si ne ano to je'),
  sk: words('sa si nie áno to je'),
  pl: words('tak nie to się'),
  hu: words('az egy már is ez ha'),
  el: words('το του της τα τον την σε σιγά πολύ'),
  sv: words('det de att den på i ja nej'),
  da: words('det de at den på i ja nej'),
  nb: words('det de at den på i ja nei'),
  nn: words('det dei at den på i ja nei'),
  fi: words('se ne niin ei joo'),
  et: words('see ja ei nii'),
  lt: words('vos taip ne vis'),
  lv: words('tik nē jā'),
  ro: words('nu da foarte ce'),
  la: words('quis non iam se te'),
  he: words('לאט מאוד כן לא זה את של'),
  ar: words('جدا لا نعم'),
  eu: words('bai ez oso'),
  ga: words('an is go a'),
  cy: words('yn i y'),
};

type Repeated = Range & { readonly word: string; readonly endOfFirst: number; readonly isMarked: boolean };

const WORD = /[\p{L}\p{M}\p{N}_'’-]+/gu;
const LETTERS = /^\p{L}[\p{L}\p{M}]+$/u;
const CAPITAL = /^\p{Lu}/u;
/** Spaces and tags, in one line. */
const GAP = new RegExp(`^[ \\u00a0\\t${MARK}]+$`);
const LONGEST_GAP = 200;

/** Words that stand exactly twice in a row. Three times are meant, and so are names: *Duran Duran*. */
function repeatedIn(prose: string): Repeated[] {
  const all = [...prose.matchAll(WORD)].map(({ 0: spelling, index: start }) => ({
    spelling,
    start,
    end: start + spelling.length,
    word: spelling.toLowerCase(),
  }));
  return all.flatMap((first, nth) => {
    const second = all[nth + 1];
    if (!second || second.word !== first.word || !LETTERS.test(first.spelling)) return [];
    if (all[nth - 1]?.word === first.word || all[nth + 2]?.word === first.word) return [];
    if (CAPITAL.test(second.spelling) || second.start - first.end > LONGEST_GAP) return [];
    const gap = prose.slice(first.end, second.start);
    if (!GAP.test(gap)) return [];
    const { word, start, end: endOfFirst } = first;
    return [{ word, start, end: second.end, endOfFirst, isMarked: gap.includes(MARK) }];
  });
}

/** Whether a source doubles a word in any way: what it says twice its translation may say twice. */
function doubles(source: string): boolean {
  const all = source.toLowerCase().match(WORD) ?? [];
  return all.some((word, nth) => word === all[nth + 1]);
}
