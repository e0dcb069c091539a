import { useTranslation } from 'react-i18next';
import classes from './SheetTab.module.css';

type Props = { text: string; count?: { all: number; unread: number } | undefined };

/** The label of a tab with the number of its items and of unread ones. */
export function SheetTab({ text, count: { all, unread } = { all: 0, unread: 0 } }: Props) {
  const { t } = useTranslation();
  return (
    <span className={classes.tab}>
      {text}
      {all > 0 && <span className={classes.count}>{all}</span>}
      {unread > 0 && <span className={classes.unread}>{t('editor.unread', { count: unread })}</span>}
    </span>
  );
}
