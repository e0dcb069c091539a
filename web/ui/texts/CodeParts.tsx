import { memo, use } from 'react';
import type { FormatOfText } from '#domain/texts/placeholders/placeholders-of-format.ts';
import { type ShownPart, shownParts } from '#domain/texts/placeholders/shown-parts.ts';
import classes from './CodeParts.module.css';
import { TextFormatContext } from './text-format.ts';

type Props = { text: string; from: number; to: number; hasNoMarks: boolean };

/**
 * A part of a text with its tags and placeholders as small marks of their own (editor.45), which keep their order from left to right
 * (languages.10). All that is shown is the text itself, so that it is copied and read aloud as it is.
 */
export const CodeParts = memo(function CodeParts({ text, from, to, hasNoMarks }: Props) {
  return partsOf(text, use(TextFormatContext))
    .filter(({ start, text }) => start < to && start + text.length > from)
    .map((part) => <Part key={part.start} part={part} from={from} to={to} hasNoMarks={hasNoMarks} />);
});

function Part({ part, from, to, hasNoMarks }: Omit<Props, 'text'> & { part: ShownPart }) {
  const { start, text, isCode, isItalic, isBold, kind } = part;
  const end = start + text.length;
  const shown = text.slice(Math.max(from - start, 0), to - start);
  if (!isCode) {
    if (hasNoMarks) return shown;
    const look = [isItalic && classes.italic, isBold && classes.bold].filter(Boolean).join(' ');
    return look === '' ? shown : <span className={look}>{shown}</span>;
  }
  return (
    <bdi
      dir="ltr"
      className={hasNoMarks || kind === 'address' ? undefined : classNameOf(part)}
      // A part of one, which a match of a search or a changed word begins or ends within.
      data-cut={(start < from ? 'start' : '') + (end > to ? 'end' : '') || undefined}
      title={shown.length > LONG ? text : undefined}
    >
      {shown}
    </bdi>
  );
}

/** Characters from which a tag, as one with an address, may be shortened in lists. */
const LONG = 32;

/** The classes of a tag or placeholder. */
function classNameOf({ text, kind, isThin }: ShownPart) {
  const look = isThin ? classes.thin : kind === 'placeholder' ? classes.value : classes.tag;
  const isLong = kind !== 'choice' && text.length > LONG;
  return [classes.mark, look, isLong && classes.long].filter(Boolean).join(' ');
}

/** The last text that was read: one with matches and words is shown piece by piece. */
let last: { text: string; writing: FormatOfText; parts: ShownPart[] } | undefined;

function partsOf(text: string, writing: FormatOfText): ShownPart[] {
  if (last?.text !== text || last.writing !== writing)
    last = { text, writing, parts: shownParts(text, writing) };
  return last.parts;
}
