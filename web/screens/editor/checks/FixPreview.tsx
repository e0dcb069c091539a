import { formAt } from '#domain/texts/checks/form-places.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import classes from './Findings.module.css';

/** UTF-16 units around a change that are shown. */
const AROUND = 32;

type Props = { text: string; fix: NonNullable<Finding['fix']>; lang: string };

/** What a fix changes, with the words around it (checks.34). */
export function FixPreview({ text, fix, lang }: Props) {
  const place = formAt(text, fix)?.place ?? { start: 0, end: text.length };
  const head = headOf(text.slice(place.start, fix.start));
  const tail = tailOf(text.slice(fix.end, place.end));
  return (
    <span className={classes.preview} lang={lang} dir="auto">
      <WordDiff
        before={head + text.slice(fix.start, fix.end) + tail}
        after={head + fix.text + tail}
        lang={lang}
      />
    </span>
  );
}

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
