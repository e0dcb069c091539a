import { Button, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../../../language/failure-words.ts';
import { Empty } from '../../../ui/page/Empty.tsx';
import { withoutFilters } from '../filters/active-filters.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { focusList } from '../state/keep-focus.ts';
import classes from './EmptyList.module.css';

type Props = {
  /** Why the server refused the filters, if it did. */
  filterError: Error | undefined;
};

/** In place of a list without matches, or with filters that were refused: the button that clears them. */
export function NoneFound({ filterError }: Props) {
  const { t } = useTranslation();
  const { list, changeList } = useNavigationContext();
  const clear = () => {
    focusList();
    void changeList(withoutFilters(list));
  };
  return (
    <div className={classes.empty}>
      <VisuallyHidden component="h2">{t('editor.strings')}</VisuallyHidden>
      <Empty
        title={t(filterError ? 'editorFilters.refused' : 'editorFilters.none.title')}
        text={filterError ? failureWords(t, filterError) : t('editorFilters.none.text')}
      >
        <Button onClick={clear}>{t('editorFilters.clear')}</Button>
      </Empty>
    </div>
  );
}
