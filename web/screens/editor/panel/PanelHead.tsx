import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconLink } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { printedKeys } from '../../../features/shortcuts/printed.ts';
import { useCopyLink } from '../navigation/use-copy-link.ts';
import { useEditor } from '../state/editor-context.ts';
import type { Layout } from '../state/use-layout.ts';
import { StringMenu } from '../strings/StringMenu.tsx';
import type { ChosenString } from './chosen-string.ts';
import { DraftMark } from './DraftMark.tsx';
import classes from './PanelHead.module.css';
import { PANEL_NAMES, PANELS } from './panels.ts';

type Props = {
  chosen: ChosenString;
  at: Layout;
  /** What else stands at its end. */
  children?: ReactNode;
};

/** Which string this is, what opens beside its versions, and the way to its neighbours. */
export const PanelHead = memo(function PanelHead({
  chosen: { row, sections, panel, act, moves },
  at,
  children,
}: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const copyLink = useCopyLink();
  const section = sections.find(({ id }) => id === row.section_id);
  const steps = [
    {
      by: -1,
      text: t('editor.previousString'),
      key: 'previousString',
      isThere: moves.hasBefore,
      Icon: IconArrowUp,
    },
    { by: 1, text: t('editor.nextString'), key: 'nextString', isThere: moves.hasAfter, Icon: IconArrowDown },
  ] as const;
  return (
    <div className={classes.head} data-at={at}>
      <b>#{row.index}</b>
      <span className={classes.section} lang={project.source_lang}>
        {section?.name}
      </span>
      <span className={classes.of}>
        {t('editor.ofStrings', { count: section?.stats.strings_amount ?? 0 })}
      </span>
      <DraftMark row={row} />
      <span className={classes.gap} />
      {PANEL_NAMES.filter((name) => PANELS[name].isInHead).map((name) => {
        const { text, key, Icon } = PANELS[name];
        return (
          <ActionIcon
            key={name}
            className={classes.panel}
            aria-label={t(text)}
            title={`${t(text)} (${printedKeys(key)})`}
            aria-expanded={panel.open === name}
            onClick={() => act({ kind: 'toggle', panel: name })}
          >
            <Icon size={16} stroke={1.75} />
          </ActionIcon>
        );
      })}
      <ActionIcon
        className={classes.link}
        aria-label={t('editor.copyLink')}
        title={t('editor.copyLink')}
        onClick={() => void copyLink(moves.hrefOf(row.id))}
      >
        <IconLink size={16} stroke={1.75} />
      </ActionIcon>
      {steps.map(({ by, text, key, isThere, Icon }) => (
        <ActionIcon
          key={by}
          className={classes.step}
          aria-label={text}
          title={`${text} (${printedKeys(key)})`}
          aria-disabled={!isThere}
          data-disabled={!isThere || undefined}
          onClick={() => isThere && moves.step(by)}
        >
          <Icon size={16} stroke={1.75} />
        </ActionIcon>
      ))}
      <StringMenu row={row} className={classes.menu} />
      {children}
    </div>
  );
});
