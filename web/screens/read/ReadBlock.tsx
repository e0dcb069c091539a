import { useNavigate } from '@tanstack/react-router';
import { Fragment, type MouseEvent, memo, type ReactNode } from 'react';
import type { ReadString } from '#contract/texts/reading.ts';
import { paragraphsOf } from '#domain/core/text/continued-strings.ts';
import { tableRows } from '#domain/files/looks/grouped.ts';
import type { TextLook } from '#domain/files/looks/look.ts';
import { BookPicture } from './BookPicture.tsx';
import { type Block, charactersOf, isSameBlock } from './blocks.ts';
import { JoinedStrings } from './JoinedStrings.tsx';
import classes from './ReadBlock.module.css';
import { editorAddressOf } from './StringLinks.tsx';
import { StringText, type StringTextContext } from './StringText.tsx';
import { isAside, tableOf } from './section-looks.ts';
import { useIsNear } from './use-is-near.ts';

type Props = StringTextContext & { strings: Block };

/**
 * A block of strings (reading.7, docs/decisions/027). Far from the viewport it has only texts and is not laid out, but can
 * still be found, read aloud, copied and printed. A click on a string opens it in the editor.
 */
export const ReadBlock = memo(function ReadBlock({ strings, ...place }: Props) {
  const [ref, isNear] = useIsNear<HTMLDivElement>();
  const navigate = useNavigate();
  const homeOf = (string: number) => place.looks?.sectionOf.get(string) ?? place.section;
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
    void navigate(editorAddressOf(place.at, homeOf(string), string));
  };
  const { looks } = place;
  // Subtitles show their times, so strings are not joined.
  const paragraphs = (place.isTimed ? strings.map((string) => [string]) : paragraphsOf(strings)).map(
    (parts): Paragraph => ({ parts, look: looks?.of.get(parts[0]?.id ?? 0) }),
  );
  const alts = new Map(paragraphs.flatMap(altOf));
  const size = { '--strings': `${strings.length}`, '--letters': `${charactersOf(strings, place.view)}` };
  const shown = ({ parts, look }: Paragraph, next: Paragraph | undefined): ReactNode => {
    if (isAside(look, looks)) return null;
    const [first] = parts;
    const section = homeOf(first?.id ?? 0);
    const props = { ...place, section, isNear, onOpen: open, alts, next: next?.look };
    return (
      <Fragment key={first?.id}>
        {looks && look?.before?.map((name) => <BookPicture key={name} name={name} alt="" looks={looks} />)}
        {parts.length > 1 ? (
          <JoinedStrings {...props} strings={parts} />
        ) : (
          first && <StringText {...props} string={first} />
        )}
      </Fragment>
    );
  };
  return (
    <div ref={ref} className={classes.block} style={size}>
      {inTables(paragraphs).map((run) =>
        tableOf(run[0]?.look) === undefined ? (
          run.map((one, at) => shown(one, run[at + 1]))
        ) : (
          <div key={run[0]?.parts[0]?.id} className={classes.scrolled}>
            <table className={classes.table}>
              <tbody>
                {tableRows(run).map((cells) => (
                  <tr key={cells[0]?.row}>
                    {cells.map(({ column, columns, rows, isHead, items }) => {
                      const Cell = isHead ? 'th' : 'td';
                      return (
                        <Cell key={column} colSpan={columns} rowSpan={rows}>
                          {items.map((one) => shown(one, undefined))}
                        </Cell>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ),
      )}
    </div>
  );
}, isSame);

type Paragraph = { parts: readonly ReadString[]; look: TextLook | undefined };

/** Paragraphs by the tables that they stand in, one after the other; those between two tables are together. */
function inTables(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const runs: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    const last = runs.at(-1);
    if (last && tableOf(last[0]?.look) === tableOf(paragraph.look)) last.push(paragraph);
    else runs.push([paragraph]);
  }
  return runs;
}

/** What a picture in a line shows, by its name. */
function altOf({ parts: [first], look }: Paragraph): [string, string][] {
  const name = look?.kind === 'alt' ? look.picture : undefined;
  return name === undefined || !first ? [] : [[name, first.translation ?? first.text]];
}

/** A refetched response has the same string objects where nothing has changed. */
function isSame({ strings, ...place }: Props, { strings: others, ...other }: Props): boolean {
  const names = Object.keys(place) as (keyof StringTextContext)[];
  return isSameBlock(strings, others) && names.every((name) => place[name] === other[name]);
}
