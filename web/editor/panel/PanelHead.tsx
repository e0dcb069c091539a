import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor-context.ts';
import type { ChosenString } from './chosen-string.ts';
import classes from './PanelHead.module.css';

type Props = {
  chosen: ChosenString;
  /** What else stands at its end. */
  children?: ReactNode;
};

/** Which string this is, and the way to its neighbours. */
export function PanelHead({ chosen: { row, sections, panel, act, moves }, children }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const section = sections.find(({ id }) => id === row.section_id);
  const steps = [
    { by: -1, text: t('editor.previousString'), isThere: moves.hasBefore, Icon: IconArrowUp },
    { by: 1, text: t('editor.nextString'), isThere: moves.hasAfter, Icon: IconArrowDown },
  ] as const;
  return (
    <div className={classes.head}>
      <b>#{row.index}</b>
      <span className={classes.section} lang={project.source_lang}>
        {section?.name}
      </span>
      <span className={classes.of}>
        {t('editor.ofStrings', { count: section?.stats.strings_amount ?? 0 })}
      </span>
      <ActionIcon
        className={classes.comments}
        aria-label={t('comments.title')}
        title={t('comments.title')}
        aria-expanded={panel.open === 'comments'}
        onClick={() => act({ kind: 'toggle', panel: 'comments' })}
      >
        <IconMessageCircle size={16} stroke={1.75} />
      </ActionIcon>
      {steps.map(({ by, text, isThere, Icon }) => (
        <ActionIcon
          key={by}
          className={classes.step}
          aria-label={text}
          title={text}
          aria-disabled={!isThere}
          data-disabled={!isThere || undefined}
          onClick={() => isThere && moves.step(by)}
        >
          <Icon size={16} stroke={1.75} />
        </ActionIcon>
      ))}
      {children}
    </div>
  );
}
