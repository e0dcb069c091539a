import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { GAP, pageWindow } from '#domain/pagination.ts';
import type { EditorPage } from '../../wire/editor.ts';
import { KeyHints } from '../keys/KeyHints.tsx';
import type { Moves } from '../use-moves.ts';
import { PageCell } from './PageCell.tsx';
import classes from './Pages.module.css';

const TURNS = {
  previous: { by: -1, text: 'editor.previousPage', Icon: IconChevronLeft },
  next: { by: 1, text: 'editor.nextPage', Icon: IconChevronRight },
} as const;

type Props = { page: EditorPage; moves: Moves };

/** The pages at the foot, each in the colour of its least done string; past eleven a window slides (SPEC §2). */
export function Pages({ page, moves }: Props) {
  const { t } = useTranslation();
  const total = page.colours.length;
  const cells = pageWindow(page.page, total);
  return (
    <footer className={classes.foot}>
      {total > 1 && (
        <nav className={classes.pages} aria-label={t('editor.pages')}>
          <Turn {...TURNS.previous} page={page} onTurn={moves.turnTo} />
          <ol>
            {cells.map((number, place) =>
              number === GAP ? (
                <li key={`after ${cells[place - 1]}`} className={classes.gap} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={number} className={isFar(number, page.page, total) ? classes.far : undefined}>
                  <PageCell
                    number={number}
                    colour={page.colours[number - 1] ?? 'red'}
                    isCurrent={number === page.page}
                    href={moves.hrefOfPage(number)}
                    onTurn={moves.turnTo}
                  />
                </li>
              ),
            )}
          </ol>
          <Turn {...TURNS.next} page={page} onTurn={moves.turnTo} />
        </nav>
      )}
      <KeyHints />
    </footer>
  );
}

type TurnProps = (typeof TURNS)[keyof typeof TURNS] & { page: EditorPage; onTurn: (number: number) => void };

/** Stays where it is at the first and last page, so that the focus does. */
function Turn({ by, text, Icon, page, onTurn }: TurnProps) {
  const { t } = useTranslation();
  const number = page.page + by;
  const isThere = number >= 1 && number <= page.colours.length;
  return (
    <ActionIcon
      className={classes.turn}
      aria-label={t(text)}
      title={t(text)}
      aria-disabled={!isThere}
      data-disabled={!isThere || undefined}
      onClick={() => onTurn(number)}
    >
      <Icon size={16} stroke={1.75} />
    </ActionIcon>
  );
}

/** A phone has room for the first page, the last, and the neighbours of the current one. */
function isFar(number: number, current: number, total: number): boolean {
  return number !== 1 && number !== total && Math.abs(number - current) > 1;
}
