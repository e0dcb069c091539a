import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '#domain/core/text/text.ts';
import { splitText } from '#domain/texts/splits/split-text.ts';
import { nearestPlace, nextPlace, placesOf, type Step } from './places.ts';
import classes from './SplitText.module.css';

type Props = {
  label: string;
  text: string;
  lang: string;
  /** The code point before which it is split. */
  value: number;
  onChange: (at: number) => void;
  isFirst?: boolean;
};

type Move = { step: Step; direction: 1 | -1 };

const BUTTONS = [
  { name: 'backSentence', Icon: IconChevronsLeft, step: 'sentence', direction: -1 },
  { name: 'back', Icon: IconChevronLeft, step: 'word', direction: -1 },
  { name: 'forward', Icon: IconChevronRight, step: 'word', direction: 1 },
  { name: 'forwardSentence', Icon: IconChevronsRight, step: 'sentence', direction: 1 },
] as const;

const KEY_MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: { step: 'word', direction: -1 },
  ArrowUp: { step: 'word', direction: -1 },
  ArrowRight: { step: 'word', direction: 1 },
  ArrowDown: { step: 'word', direction: 1 },
  PageUp: { step: 'sentence', direction: -1 },
  PageDown: { step: 'sentence', direction: 1 },
};

/** How much of a text is said on each side of the mark. */
const SAID = 40;

/**
 * A text with a mark where it is split: a slider, which a click moves too. The arrow keys move it by words, with Shift by
 * characters, page keys by sentences.
 */
export function SplitText({ label, text, lang, value, onChange, isFirst = false }: Props) {
  const { t } = useTranslation();
  const places = useMemo(
    () => ({
      sentence: placesOf(text, lang, 'sentence'),
      word: placesOf(text, lang, 'word'),
      character: placesOf(text, lang, 'character'),
    }),
    [text, lang],
  );
  const parts = splitText(text, value);
  const all = places.character;
  const target = ({ step, direction }: Move) => nextPlace(places[step], value, direction);
  const box = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  // A long text scrolls in its box, which the dialog does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves with the place.
  useLayoutEffect(() => {
    if (box.current && mark.current) keepInSight(box.current, mark.current);
  }, [value]);
  const byKey = (event: KeyboardEvent) => {
    const move = KEY_MOVES[event.key];
    const edge = event.key === 'Home' ? all[0] : event.key === 'End' ? all.at(-1) : undefined;
    if (!move && edge === undefined) return;
    event.preventDefault();
    const isFine = event.shiftKey && move?.step === 'word';
    onChange(edge ?? (move ? target(isFine ? { ...move, step: 'character' } : move) : value));
  };
  const byClick = (event: MouseEvent) => {
    const clicked = offsetAt(event.currentTarget, event.clientX, event.clientY, text);
    const place = clicked === undefined ? undefined : nearestPlace(text, lang, clicked);
    if (place !== undefined) onChange(place);
  };
  return (
    <div className={`grid columns-fill-auto gap-4 align-start ${classes.split}`}>
      <div
        ref={box}
        className={`text-15 breaks ${classes.text}`}
        role="slider"
        tabIndex={0}
        data-autofocus={isFirst || undefined}
        aria-label={label}
        aria-valuemin={all[0] ?? 0}
        aria-valuemax={all.at(-1) ?? 0}
        aria-valuenow={value}
        aria-valuetext={t('splits.value', {
          before: parts?.first.slice(-SAID) ?? '',
          after: parts?.second.slice(0, SAID) ?? '',
        })}
        lang={lang}
        onKeyDown={byKey}
        onClick={byClick}
      >
        <span data-part="first">{parts?.first}</span>
        <span data-part="joint">{parts?.joint}</span>
        <span ref={mark} className={classes.mark} aria-hidden="true" />
        <span data-part="second" className={classes.second}>
          {parts?.second}
        </span>
      </div>
      {/* For fingers: the keys of the slider do the same. */}
      <div className={classes.buttons}>
        {BUTTONS.map(({ name, Icon, ...move }) => (
          <ActionIcon
            key={name}
            aria-label={t(`splits.${name}`)}
            title={t(`splits.${name}`)}
            disabled={target(move) === value}
            onClick={() => onChange(target(move))}
          >
            <Icon size={16} stroke={1.75} />
          </ActionIcon>
        ))}
      </div>
    </div>
  );
}

/** Scrolls a box so that a line of it is in sight, with one line around it. */
function keepInSight(box: HTMLElement, { offsetTop, offsetHeight }: HTMLElement) {
  const [top, bottom] = [offsetTop - offsetHeight, offsetTop + 2 * offsetHeight];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}

/** The code point of the text that is at a point of the screen. */
function offsetAt(of: Element, x: number, y: number, text: string): number | undefined {
  const position = positionAt(x, y);
  const span = position?.node.parentElement;
  if (!position || !span || !of.contains(span)) return undefined;
  const before = [...of.querySelectorAll('[data-part]')];
  const nth = before.indexOf(span);
  if (nth === -1) return undefined;
  const head = before
    .slice(0, nth)
    .map((part) => part.textContent)
    .join('');
  return lengthOf(text.slice(0, head.length + position.offset));
}

type Position = { node: Node; offset: number };

/** Browsers have one of two functions for it. */
function positionAt(x: number, y: number): Position | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
