import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { GAP, pageWindow } from '#domain/editor/pagination.ts';
import type { EditorPage } from '../../../data/queries/editor.ts';
import { useComing } from '../navigation/coming.ts';
import type { Ways } from '../navigation/use-ways.ts';
import { Hint } from '../shortcuts/Hint.tsx';
import { KeyHints } from '../shortcuts/KeyHints.tsx';
import { GoToPage } from './GoToPage.tsx';
import { PageCell } from './PageCell.tsx';
import classes from './Pages.module.css';

const TURNS = {
  previous: { by: -1, text: 'editor.previousPage', of: 'previousPage', Icon: IconChevronLeft },
  next: { by: 1, text: 'editor.nextPage', of: 'nextPage', Icon: IconChevronRight },
} as const;

type Props = { page: EditorPage; moves: Ways };

/** The pages at the foot, each in the colour of its least done string; past eleven a window slides (editor.10, editor.11). */
export const Pages = memo(function Pages({ page, moves }: Props) {
  const { t } = useTranslation();
  const total = page.colours.length;
  const current = useComing()?.page ?? page.page;
  const cells = pageWindow(current, total);
  return (
    <footer className={classes.foot}>
      {total > 1 && (
        <nav className={classes.pages} aria-label={t('editor.pages')}>
          <Turn {...TURNS.previous} isThere={current > 1} onTurn={moves.turnBy} />
          <ol>
            {cells.map((number, place) =>
              number === GAP ? (
                <li key={`after ${cells[place - 1]}`} className={classes.gap}>
                  <GoToPage total={total} onTurn={moves.turnTo} />
                </li>
              ) : (
                <li key={number} className={isFar(number, current, total) ? classes.far : undefined}>
                  <PageCell
                    number={number}
                    colour={page.colours[number - 1] ?? 'red'}
                    isCurrent={number === current}
                    href={moves.hrefOfPage(number)}
                    onTurn={moves.turnTo}
                  />
                </li>
              ),
            )}
          </ol>
          <Turn {...TURNS.next} isThere={moves.hasPageAfter} onTurn={moves.turnBy} />
        </nav>
      )}
      <KeyHints />
    </footer>
  );
});

type TurnProps = (typeof TURNS)[keyof typeof TURNS] & { isThere: boolean; onTurn: (by: 1 | -1) => void };

/** Stays where it is at the first and last page, so that the focus does. */
function Turn({ by, text, of, Icon, isThere, onTurn }: TurnProps) {
  const { t } = useTranslation();
  return (
    <Hint words={t(text)} of={of}>
      <ActionIcon
        className={classes.turn}
        aria-label={t(text)}
        aria-disabled={!isThere}
        data-disabled={!isThere || undefined}
        onClick={() => isThere && onTurn(by)}
      >
        <Icon size={16} stroke={1.75} />
      </ActionIcon>
    </Hint>
  );
}

/** A phone has room for the first page, the last, and the neighbours of the current one. */
function isFar(number: number, current: number, total: number): boolean {
  return number !== 1 && number !== total && Math.abs(number - current) > 1;
}
