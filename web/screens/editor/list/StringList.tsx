import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import { useScrollAnchor } from '../../../features/notices/live/scroll-anchor.ts';
import { isOfCues, useCueCode } from '../cues/use-cue-code.ts';
import { LIST_ID } from '../state/keep-focus.ts';
import { usePage } from '../state/page-context.ts';
import { Row } from './Row.tsx';
import { StickyHead } from './StickyHead.tsx';
import classes from './StringList.module.css';

type Props = {
  /** Whether the strings are in the order of the text, in which they can be grouped by section. */
  isInOrder: boolean;
  chosen: number | undefined;
  hrefOf: (id: number) => string;
  onChoose: (id: number, isByTouch: boolean) => void;
  onComments: (id: number) => void;
  inPlace: ReactNode;
};

/** The strings of a page, grouped by section under a sticky head; in another order each has the name of its section. */
export function StringList({ isInOrder, chosen, hrefOf, onChoose, onComments, inPlace }: Props) {
  const { t } = useTranslation();
  const page = usePage();
  useScrollAnchor(LIST_ID);
  const isAlone = page.sections.length === 1;
  const pinned = new Set(page.pinned);
  const deleted = new Map(page.deleted.map((one) => [one.id, one]));
  const timed = new Set(page.sections.filter(isOfCues).map(({ id }) => id));
  const cues = useCueCode(timed.size > 0);
  const nameOf = (section: number) => page.sections.find(({ id }) => id === section)?.name ?? '';
  const runs = isInOrder || isAlone ? runsOf(page.rows, pinned) : [{ section_id: 0, rows: page.rows }];
  return runs.map(({ section_id, rows }) => {
    const name = section_id === 0 ? '' : nameOf(section_id);
    const isTimed = rows.some((row) => timed.has(row.section_id));
    return (
      <section
        key={section_id}
        className={classes.run}
        data-alone={isAlone || undefined}
        data-timed={isTimed || undefined}
      >
        <StickyHead name={name} />
        <ol aria-label={isAlone || name === '' ? t('editor.strings') : `${t('editor.strings')}: ${name}`}>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              cues={timed.has(row.section_id) ? cues : undefined}
              isChosen={row.id === chosen}
              isPinned={pinned.has(row.id)}
              deleted={deleted.get(row.id)}
              section={section_id === 0 ? nameOf(row.section_id) : undefined}
              href={hrefOf(row.id)}
              onChoose={onChoose}
              onComments={onComments}
              inPlace={row.id === chosen && inPlace}
            />
          ))}
        </ol>
      </section>
    );
  });
}

/** Groups consecutive rows of a section; a pinned row that has moved to another section stays in its group. */
function runsOf(rows: readonly EditorRow[], pinned: ReadonlySet<number>) {
  const runs: { section_id: number; rows: EditorRow[] }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && (last.section_id === row.section_id || pinned.has(row.id))) last.rows.push(row);
    else runs.push({ section_id: row.section_id, rows: [row] });
  }
  return runs;
}
