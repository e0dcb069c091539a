import { type Sign, type UnpairedSign, unpairedSigns } from '../placeholders/placeholders.ts';
import { type CheckContext, type CheckFinding, defineCheck } from './check.ts';
import type { CheckedText, Range } from './checked-text.ts';

/** Placeholders of the source that a translation lacks, and those that it adds (command-line.30, checks.19). */
export const placeholders = defineCheck({
  id: 'placeholders',
  kind: 'certain',
  codes: ['lacks', 'adds'],
  find: (source, target, context) => findUnpaired(source, target, context, ({ isTag }) => !isTag),
});

/** Forms of one number, which may say it in words or leave it out: “one file”. */
const OF_ONE_NUMBER = /^(?:zero|one|two|=\d+)$/;

/** A value that says which it is can be said as often as a language likes; one of several in order can't, nor can a tag. */
const mayRepeat = ({ isRepeated, isTag, isPrintf, spelling }: UnpairedSign) =>
  isRepeated && !isTag && spelling !== '{}' && (!isPrintf || /^%\d+\$/.test(spelling));

/** The signs of some kind that a translation lacks or adds. Of plurals each form is compared with the general one of the source. */
export function findUnpaired(
  source: CheckedText,
  target: CheckedText,
  context: CheckContext,
  isChecked: (sign: Sign) => boolean,
): CheckFinding<'lacks' | 'adds'>[] {
  const { form, generalSource } = context;
  const { text } = generalSource ?? source;
  const unpairedOf = (theirs: string) => {
    const { lacks, adds } = unpairedSigns(theirs, target.text, context);
    const isFound = (sign: UnpairedSign) => isChecked(sign) && !mayRepeat(sign);
    return { lacks: lacks.filter(isFound), adds: adds.filter(isFound) };
  };
  const { lacks, adds } = unpairedOf(text);
  if (lacks.length > 0 && adds.length === 0 && OF_ONE_NUMBER.test(form ?? '')) {
    const own = text === source.text ? { lacks, adds } : unpairedOf(source.text);
    if (lacks.length === 1 || own.lacks.length + own.adds.length === 0) return [];
  }
  const [lacking, added] = lacks.length === 1 && adds.length === 1 ? [lacks[0], adds[0]] : [];
  const fix = lacking && added && { ...rangeOf(added), text: lacking.spelling };
  const findings: CheckFinding<'lacks' | 'adds'>[] = [];
  if (lacks.length > 0)
    findings.push({
      code: 'lacks',
      values: { signs: spelled(lacks) },
      ...(text === source.text && { source: lacks.map(rangeOf) }),
      ...(fix && { fix }),
    });
  if (adds.length > 0)
    findings.push({
      code: 'adds',
      values: { signs: spelled(adds) },
      target: adds.map(rangeOf),
      ...(fix && { fix }),
    });
  return findings;
}

/** The signs as they are named: each as often as it is there, or with how often that is where it is there many times. */
function spelled(signs: readonly Sign[]): string {
  const spellings = signs.map(({ spelling }) => spelling);
  const groups = [...Map.groupBy(spellings, (spelling) => spelling)];
  if (groups.every(([, all]) => all.length <= MOST_REPEATED)) return spellings.join(' ');
  return groups
    .map(([spelling, { length }]) => (length > 1 ? `${spelling} × ${length}` : spelling))
    .join(' ');
}
const MOST_REPEATED = 2;
/** Where a placeholder or tag is. */
export const rangeOf = ({ start, spelling }: Sign): Range => ({ start, end: start + spelling.length });
