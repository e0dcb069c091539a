import { Button, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../../../language/failure-words.ts';
import { Empty } from '../../../ui/page/Empty.tsx';
import { unfiltered } from '../filters/active-filters.ts';
import type { Ways } from '../navigation/use-ways.ts';
import { focusList } from '../state/keep-focus.ts';
import classes from './EmptyList.module.css';

type Props = {
  moves: Ways;
  /** Why the server refused the filters, if it did. */
  refused: Error | undefined;
};

/** The list whose filters leave nothing, or can't be used: the way back. */
export function NoneFound({ moves, refused }: Props) {
  const { t } = useTranslation();
  const clear = () => {
    focusList();
    void moves.narrow(unfiltered(moves.list));
  };
  return (
    <div className={classes.place}>
      <VisuallyHidden component="h2">{t('editor.strings')}</VisuallyHidden>
      <Empty
        title={t(refused ? 'editorFilters.refused' : 'editorFilters.none.title')}
        text={refused ? failureWords(t, refused) : t('editorFilters.none.text')}
      >
        <Button onClick={clear}>{t('editorFilters.clear')}</Button>
      </Empty>
    </div>
  );
}
