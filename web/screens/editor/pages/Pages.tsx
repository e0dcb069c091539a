import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { GAP, pageWindow } from '#domain/texts/editor/pagination.ts';
import type { PageOutline } from '../../../data/queries/editor.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { usePendingNavigation } from '../navigation/pending-navigation.ts';
import { KeyHints } from '../shortcuts/KeyHints.tsx';
import { ShortcutTooltip } from '../shortcuts/ShortcutTooltip.tsx';
import { GoToPage } from './GoToPage.tsx';
import { PageCell } from './PageCell.tsx';
import classes from './Pages.module.css';

const TURNS = {
  previous: { by: -1, text: 'editor.previousPage', of: 'previousPage', Icon: IconChevronLeft },
  next: { by: 1, text: 'editor.nextPage', of: 'nextPage', Icon: IconChevronRight },
} as const;

/**
 * The pagination, in which each page has the colour of its least done string; of more than eleven a window is shown
 * (editor.10, editor.11).
 */
export const Pages = memo(function Pages({ page }: { page: PageOutline }) {
  const { t } = useTranslation();
  const { goToPage, stepPage, hrefOfPage, hasPageAfter } = useNavigationContext();
  const total = page.colours.length;
  const current = usePendingNavigation()?.page ?? page.page;
  const cells = pageWindow(current, total);
  return (
    <footer className={classes.foot}>
      {total > 1 && (
        <nav className={classes.pages} aria-label={t('editor.pages')}>
          <Turn {...TURNS.previous} isThere={current > 1} onTurn={stepPage} />
          <ol>
            {cells.map((number, index) =>
              number === GAP ? (
                <li key={`after ${cells[index - 1]}`}>
                  <GoToPage total={total} onTurn={goToPage} />
                </li>
              ) : (
                <li key={number} className={isFar(number, current, total) ? classes.far : undefined}>
                  <PageCell
                    number={number}
                    colour={page.colours[number - 1] ?? 'red'}
                    isCurrent={number === current}
                    href={hrefOfPage(number)}
                    onTurn={goToPage}
                  />
                </li>
              ),
            )}
          </ol>
          <Turn {...TURNS.next} isThere={hasPageAfter} onTurn={stepPage} />
        </nav>
      )}
      <KeyHints />
    </footer>
  );
});

type TurnProps = (typeof TURNS)[keyof typeof TURNS] & { isThere: boolean; onTurn: (by: 1 | -1) => void };

/** An arrow; it stays, disabled, at the first and last page, so that it keeps the focus. */
function Turn({ by, text, of, Icon, isThere, onTurn }: TurnProps) {
  const { t } = useTranslation();
  return (
    <ShortcutTooltip words={t(text)} of={of}>
      <ActionIcon
        className={classes.turn}
        aria-label={t(text)}
        aria-disabled={!isThere}
        data-disabled={!isThere || undefined}
        onClick={() => isThere && onTurn(by)}
      >
        <Icon size={16} stroke={1.75} />
      </ActionIcon>
    </ShortcutTooltip>
  );
}

/** Whether a page is hidden on a phone, which has room for the first, the last, and the neighbours of the current one. */
function isFar(number: number, current: number, total: number): boolean {
  return number !== 1 && number !== total && Math.abs(number - current) > 1;
}
