import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, memo } from 'react';
import { paragraphsOf } from '#domain/texts/continued-strings.ts';
import { type Block, charactersOf, isSameBlock } from './blocks.ts';
import { JoinedStrings } from './JoinedStrings.tsx';
import classes from './ReadBlock.module.css';
import { editorAddressOf } from './StringLinks.tsx';
import { StringText, type StringTextContext } from './StringText.tsx';
import { useIsNear } from './use-is-near.ts';

type Props = StringTextContext & { strings: Block };

/**
 * A block of strings (reading.7, docs/decisions/027). Far from the viewport it has only texts and is not laid out, but can
 * still be found, read aloud, copied and printed. A click on a string opens it in the editor.
 */
export const ReadBlock = memo(function ReadBlock({ strings, ...place }: Props) {
  const [ref, isNear] = useIsNear<HTMLDivElement>();
  const navigate = useNavigate();
  const open = (event: MouseEvent, string: number) => {
    // Links work as usual, and a selection of text stays.
    if (
      place.isPast ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      getSelection()?.toString()
    )
      return;
    void navigate(editorAddressOf(place.at, place.section, string));
  };
  // Subtitles show their times, so strings are not joined.
  const paragraphs = place.isTimed ? strings.map((string) => [string]) : paragraphsOf(strings);
  const size = { '--strings': `${strings.length}`, '--letters': `${charactersOf(strings, place.view)}` };
  return (
    <div ref={ref} className={classes.block} style={size}>
      {paragraphs.map((parts) =>
        parts.length > 1 ? (
          <JoinedStrings key={parts[0]?.id} {...place} strings={parts} isNear={isNear} onOpen={open} />
        ) : (
          parts.map((string) => (
            <StringText key={string.id} {...place} string={string} isNear={isNear} onOpen={open} />
          ))
        ),
      )}
    </div>
  );
}, isSame);

/** A refetched response has the same string objects where nothing has changed. */
function isSame({ strings, ...place }: Props, { strings: others, ...other }: Props): boolean {
  const names = Object.keys(place) as (keyof StringTextContext)[];
  return isSameBlock(strings, others) && names.every((name) => place[name] === other[name]);
}
