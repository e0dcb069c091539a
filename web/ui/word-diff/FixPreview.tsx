import { isBlank } from '#domain/core/text/text.ts';
import { formAt } from '#domain/texts/checks/form-places.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import classes from './FixPreview.module.css';
import { WordDiff } from './WordDiff.tsx';

/** UTF-16 units around a change that are shown. */
const AROUND = 32;

type Props = { text: string; fix: NonNullable<Finding['fix']>; lang: string };

/** What a fix changes, with the words around it, in a line: spaces that are changed and line breaks have signs (checks.32). */
export function FixPreview({ text, fix, lang }: Props) {
  const place = formAt(text, fix)?.place ?? { start: 0, end: text.length };
  const head = inLine(headOf(text.slice(place.start, fix.start)));
  const tail = inLine(tailOf(text.slice(fix.end, place.end)));
  const [before, after] = [inLine(text.slice(fix.start, fix.end)), inLine(fix.text)];
  return (
    <span className={classes.preview} lang={lang} dir="auto">
      {isBlank(before + after) ? (
        <>
          {head}
          <del className={classes.removed}>{withSigns(before)}</del>
          <ins className={classes.added}>{withSigns(after)}</ins>
          {tail}
        </>
      ) : (
        <WordDiff before={head + before + tail} after={head + after + tail} lang={lang} />
      )}
    </span>
  );
}

const inLine = (text: string) => text.replaceAll('\n', '↵');
const withSigns = (spaces: string) => spaces.replaceAll(/\s/gu, '␣');

/** The last words before a change, and the first ones after it: whole ones, in scripts with spaces. */
function headOf(before: string): string {
  if (before.length <= AROUND) return before;
  const near = before.slice(-AROUND);
  return `…${/\s(\S.*)$/su.exec(near)?.[1] ?? near.replace(/^[\uDC00-\uDFFF]/, '')}`;
}

function tailOf(after: string): string {
  if (after.length <= AROUND) return after;
  const near = after.slice(0, AROUND);
  return `${/^(.*\S)\s/su.exec(near)?.[1] ?? near.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
