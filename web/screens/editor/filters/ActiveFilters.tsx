import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isFiltering } from '#domain/editor/string-filters.ts';
import type { EditorPage } from '../../../data/queries/editor.ts';
import { useComing } from '../navigation/coming.ts';
import type { Ways } from '../navigation/use-ways.ts';
import { focusList } from '../state/keep-focus.ts';
import classes from './ActiveFilters.module.css';
import { activeFilters, unfiltered } from './active-filters.ts';

/** What the list is narrowed by, how much is left of it, and the ways back. */
export function ActiveFilters({ page, moves }: { page: EditorPage; moves: Ways }) {
  const { t } = useTranslation();
  const { list } = moves;
  const isLeaving = useComing()?.list !== undefined;
  const isFiltered = isFiltering(list);
  if (!isFiltered) return null;
  return (
    <div className={classes.line} data-leaving={isLeaving || undefined}>
      {activeFilters(list).map(({ name, text, without }) => {
        const words = t(`editorFilters.active.${name}`, { text });
        return (
          <span key={name} className={classes.chip}>
            <span className={classes.text}>{words}</span>
            <CloseButton
              size="xs"
              iconSize={12}
              aria-label={t('editorFilters.remove', { filter: words })}
              onClick={() => {
                focusList();
                void moves.narrow(without);
              }}
            />
          </span>
        );
      })}
      {list.regex && <span className={classes.chip}>{t('editorFilters.regex')}</span>}
      <span className={classes.found}>{t('editorFilters.found', { count: page.matching_amount })}</span>
      <Button
        className={classes.clear}
        size="xs"
        variant="subtle"
        color="gray"
        onClick={() => {
          focusList();
          void moves.narrow(unfiltered(list));
        }}
      >
        {t('editorFilters.clear')}
      </Button>
    </div>
  );
}
