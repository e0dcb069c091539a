import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TextRange } from '#domain/core/text/text-range.ts';
import type { CheckKind } from '#domain/texts/checks/check.ts';
import type { FormatOfText } from '#domain/texts/placeholders/placeholders-of-format.ts';
import { type ShownPart, shownParts } from '#domain/texts/placeholders/shown-parts.ts';
import type { TextField } from '../markup/apply-edit.ts';
import classes from './DrawnMarks.module.css';
import { SLANTED_FONT, useSlantedFont } from './slanted-font.ts';
import { MOST_MARKED } from './whole-marks.ts';

/** What a text needs to break its lines and stand in its place as in its field. */
const COPIED = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontFeatureSettings',
  'fontVariantNumeric',
  'lineHeight',
  'letterSpacing',
  'wordSpacing',
  'textAlign',
  'textIndent',
  'tabSize',
  'direction',
  'unicodeBidi',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'overflowY',
  'scrollbarWidth',
] as const;

/** What input methods compose in, who show by lines under it what they do. */
const COMPOSED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}]/u;

const IS_ABLE =
  typeof HTMLElement !== 'undefined' &&
  'inert' in HTMLElement.prototype &&
  CSS.supports('-webkit-text-fill-color', 'transparent');

/** A place of a finding in a text. */
export type PlaceOfFinding = TextRange & { readonly finding: CheckKind };

type Props = {
  field: TextField;
  text: string;
  writing: FormatOfText;
  /** The places of the finding that one points at (checks.30). */
  places: readonly PlaceOfFinding[];
};

/** The text of a field over it, with its marks. Nothing is drawn where a text has none, or where it would not stand in its place. */
export function DrawnMarks({ field, text, writing, places }: Props) {
  const parts = useMemo(() => (text.length <= MOST_MARKED ? shownParts(text, writing) : []), [text, writing]);
  const hasMarks = places.length > 0 || parts.some(({ isCode, kind }) => isCode && kind !== 'address');
  return IS_ABLE && hasMarks && <Layer field={field} parts={parts} places={places} />;
}

function Layer({ field, parts, places }: Omit<Props, 'text' | 'writing'> & { parts: readonly ShownPart[] }) {
  const layer = useRef<HTMLDivElement>(null);
  const [isFitting, setFitting] = useState(true);
  const isSlanted = useSlantedFont();
  const hasSlanted = isSlanted && parts.some(({ isItalic }) => isItalic);
  useLayoutEffect(() => {
    const drawn = layer.current;
    const around = drawn?.parentElement;
    if (!drawn || !around) return undefined;
    around.classList.add(classes.around ?? '');
    const copy = () => {
      const styles = getComputedStyle(field);
      for (const name of COPIED) drawn.style[name] = styles[name];
      if (isOfOneLine(field)) asOneLine(drawn, styles);
      drawn.lang = field.lang;
      follow();
      setFitting(isInPlace(drawn, field));
    };
    const follow = () => scrollAs(drawn, field);
    const compose = ({ type, data }: CompositionEvent) =>
      around.toggleAttribute('data-composed', type !== 'compositionend' && COMPOSED.test(data));
    const resized = new ResizeObserver(copy);
    resized.observe(field);
    field.addEventListener('scroll', follow);
    field.addEventListener('compositionupdate', compose);
    field.addEventListener('compositionend', compose);
    copy();
    return () => {
      resized.disconnect();
      field.removeEventListener('scroll', follow);
      field.removeEventListener('compositionupdate', compose);
      field.removeEventListener('compositionend', compose);
      around.classList.remove(classes.around ?? '');
      around.removeAttribute('data-composed');
      around.removeAttribute('data-slanted');
      delete field.dataset.drawn;
    };
  }, [field]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text, or another font, breaks its lines elsewhere
  useLayoutEffect(() => {
    const drawn = layer.current;
    if (!drawn) return;
    // Letters that are slanted and others don't move towards each other.
    drawn.parentElement?.toggleAttribute('data-slanted', hasSlanted);
    scrollAs(drawn, field);
    const isFitting = isInPlace(drawn, field);
    setFitting(isFitting);
    if (isFitting) field.dataset.drawn = '';
    else delete field.dataset.drawn;
  }, [field, parts, places, isSlanted, hasSlanted, isFitting]);
  return (
    <div
      ref={layer}
      className={classes.layer}
      data-line={isOfOneLine(field) || undefined}
      inert
      aria-hidden="true"
      translate="no"
      style={{ '--slanted': SLANTED_FONT, visibility: isFitting ? undefined : 'hidden' }}
    >
      {parts.map((part) => (
        <Part key={part.start} part={part} places={places} isSlanted={isSlanted} />
      ))}
      {/* a line that is empty so far has its height */}
      {'\u200B'}
    </div>
  );
}

const isOfOneLine = (field: TextField) => field instanceof HTMLInputElement;

/** A field of one line shows its text within its paddings, in the middle of its height. */
function asOneLine(drawn: HTMLElement, styles: CSSStyleDeclaration): void {
  for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
    const inset = `calc(${styles[`border${side}Width`]} + ${styles[`padding${side}`]})`;
    drawn.style.setProperty(side.toLowerCase(), inset);
  }
  drawn.style.borderWidth = drawn.style.padding = '0';
  drawn.style.lineHeight = 'normal';
}

function scrollAs(drawn: HTMLElement, field: TextField): void {
  drawn.scrollTop = field.scrollTop;
  drawn.scrollLeft = field.scrollLeft;
}

/** Whether the drawn text breaks its lines where the field does, or is as wide as in a field of one line, but for the room of a cursor. */
function isInPlace(drawn: HTMLElement, field: TextField): boolean {
  if (!isOfOneLine(field)) return drawn.scrollHeight === field.scrollHeight;
  const [own, other] = [drawn, field].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  return Math.abs((own ?? 0) - (other ?? 0)) <= 2;
}

/** Letters that the font has; others, as of systems, may have other widths when they are slanted. */
const OWN_LETTERS = /([\u0020-\u02ff\u0400-\u052f\u1e00-\u1eff\u2010-\u2027]+)/;

type PartProps = { part: ShownPart; places: readonly PlaceOfFinding[]; isSlanted: boolean };

function Part({ part, places, isSlanted }: PartProps) {
  const { isCode, isItalic, isBold, isThin, kind } = part;
  const words = placedPieces(part, places).map(({ text, start, finding }) => {
    const shown = isItalic && isSlanted ? <SlantedWords key={start} text={text} /> : text;
    return finding ? (
      <mark key={start} className={classes.found} data-finding={finding}>
        {shown}
      </mark>
    ) : (
      shown
    );
  });
  if (!isCode) return isBold ? <span className={classes.bold}>{words}</span> : words;
  if (kind === 'address') return words;
  const look = isThin ? classes.thin : kind === 'placeholder' ? classes.value : classes.tag;
  return <span className={look}>{words}</span>;
}

const SlantedWords = ({ text }: { text: string }) =>
  text.split(OWN_LETTERS).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text in order
      <span key={at} className={classes.italic}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );

/** The pieces of a part in order, those in a place of a finding with its kind. */
function placedPieces({ text, start }: ShownPart, places: readonly PlaceOfFinding[]) {
  const end = start + text.length;
  const pieces: { text: string; start: number; finding?: PlaceOfFinding['finding'] }[] = [];
  let at = start;
  const upTo = (to: number, finding?: PlaceOfFinding['finding']) => {
    if (to > at)
      pieces.push({ text: text.slice(at - start, to - start), start: at, ...(finding && { finding }) });
    at = Math.max(at, to);
  };
  for (const place of places) {
    if (place.start >= end || place.end <= start) continue;
    upTo(Math.max(start, place.start));
    upTo(Math.min(end, place.end), place.finding);
  }
  upTo(end);
  return pieces;
}
