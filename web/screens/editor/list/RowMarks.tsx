import { IconArrowsDiff, IconMessageCircle, IconStack2 } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import { mayIn } from '../../../data/access/access.ts';
import { useUnread } from '../../../features/texts/comments/use-unread.ts';
import { useEditor } from '../state/editor-context.ts';
import { StringMenu } from '../strings/StringMenu.tsx';
import classes from './RowMarks.module.css';

type Props = { row: EditorRow; onComments: (id: number) => void };

/** The numbers of translations and comments, whether one competes, and whether some are unread (editor.12). */
export function RowMarks({ row, onComments }: Props) {
  const { project } = useEditor();
  return (
    <div className={classes.marks} data-managed={mayIn(project, 'can_manage_strings') || undefined}>
      <TranslationCount row={row} />
      <CommentsButton row={row} onComments={onComments} />
      <StringMenu row={row} className={classes.menu} />
    </div>
  );
}

function TranslationCount({ row: { translations } }: Pick<Props, 'row'>) {
  const { t } = useTranslation();
  const count = translations.length;
  if (count < 2) return <span />;
  const competes = translations.some(({ competing }) => competing);
  const Icon = competes ? IconArrowsDiff : IconStack2;
  const words = t(competes ? 'editor.translationsCompeting' : 'editor.translations', { count });
  return (
    <span
      className={competes ? classes.competing : classes.translations}
      role="img"
      aria-label={words}
      title={words}
    >
      <Icon size={14} stroke={1.75} />
      {count}
    </span>
  );
}

function CommentsButton({ row, onComments }: Props) {
  const { t } = useTranslation();
  const { viewer } = useEditor();
  const unread = useUnread(row, viewer.id === undefined);
  const count = row.comments_amount;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    onComments(row.id);
  };
  const words = [
    count > 0 ? t('editor.comments', { count }) : t('editor.comment'),
    unread > 0 && t('editor.unread', { count: unread }),
  ];
  const label = words.filter(Boolean).join(', ');
  const kind = unread > 0 ? classes.unread : count > 0 ? classes.some : classes.none;
  return (
    <button type="button" tabIndex={-1} className={kind} aria-label={label} title={label} onClick={open}>
      <IconMessageCircle size={14} stroke={1.75} fill={unread > 0 ? 'currentColor' : 'none'} />
      {(unread || count) > 0 && (unread || count)}
    </button>
  );
}
