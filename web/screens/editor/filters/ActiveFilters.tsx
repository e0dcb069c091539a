import { Button, CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isFiltering } from '#domain/texts/editor/string-filters.ts';
import type { PageOutline } from '../../../data/queries/editor.ts';
import { useCheckFilterCode } from '../checks/use-check-code.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { usePendingNavigation } from '../navigation/pending-navigation.ts';
import { focusList } from '../state/keep-focus.ts';
import classes from './ActiveFilters.module.css';
import { activeFilters, withoutFilters } from './active-filters.ts';

/** The filters of the list as chips that can be removed, and how many strings are found. */
export function ActiveFilters({ page }: { page: PageOutline }) {
  const { t } = useTranslation();
  const { list, changeList } = useNavigationContext();
  const isLeaving = usePendingNavigation()?.list !== undefined;
  const isFiltered = isFiltering(list);
  const checkCode = useCheckFilterCode(list.checks !== undefined);
  if (!isFiltered) return null;
  return (
    <div className={classes.line} data-leaving={isLeaving || undefined}>
      {activeFilters(list).map(({ name, text, without }) => {
        const words = t(`editorFilters.active.${name}`, { text });
        return (
          <span key={name} className={classes.chip}>
            <span className="truncate">{words}</span>
            <CloseButton
              size="xs"
              iconSize={12}
              aria-label={t('editorFilters.remove', { filter: words })}
              onClick={() => {
                focusList();
                void changeList(without);
              }}
            />
          </span>
        );
      })}
      {checkCode && <checkCode.ActiveCheckFilters className={classes.chip} />}
      {list.regex && <span className={classes.chip}>{t('editorFilters.regex')}</span>}
      <span className={classes.found}>{t('editorFilters.found', { count: page.matching_amount })}</span>
      <Button
        className={classes.clear}
        size="xs"
        variant="subtle"
        color="gray"
        onClick={() => {
          focusList();
          void changeList(withoutFilters(list));
        }}
      >
        {t('editorFilters.clear')}
      </Button>
    </div>
  );
}
