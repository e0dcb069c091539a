import { useTranslation } from 'react-i18next';
import classes from './SheetTab.module.css';

type Props = { text: string; count: { all: number; unread: number } };

/** The face of a tab: what is on it, how many, and how many of them are new. */
export function SheetTab({ text, count: { all, unread } }: Props) {
  const { t } = useTranslation();
  return (
    <span className={classes.tab}>
      {text}
      {all > 0 && <span className={classes.count}>{all}</span>}
      {unread > 0 && <span className={classes.unread}>{t('editor.unread', { count: unread })}</span>}
    </span>
  );
}
