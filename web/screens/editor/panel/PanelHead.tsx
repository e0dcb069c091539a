import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconLink } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutText, withShortcut } from '../../../ui/shortcuts/shortcut-text.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { useCopyLink } from '../navigation/use-copy-link.ts';
import { useEditor } from '../state/editor-context.ts';
import type { Layout } from '../state/use-layout.ts';
import { StringMenu } from '../strings/StringMenu.tsx';
import { STRING_TOOLS, TOOLS } from '../tools/tools.ts';
import type { ChosenString } from './chosen-string.ts';
import { DraftMark } from './DraftMark.tsx';
import classes from './PanelHead.module.css';

type Props = {
  chosen: ChosenString;
  at: Layout;
  /** What follows at its end. */
  children?: ReactNode;
};

/** The head of the panel: the string's index, the buttons of its tools, and of its neighbours. */
export const PanelHead = memo(function PanelHead({
  chosen: { row, sections, panel, dispatch, hasPrevious, hasNext },
  at,
  children,
}: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { hrefOf, step } = useNavigationContext();
  const copyLink = useCopyLink();
  const section = sections.find(({ id }) => id === row.section_id);
  const steps = [
    {
      by: -1,
      text: t('editor.previousString'),
      key: 'previousString',
      isThere: hasPrevious,
      Icon: IconArrowUp,
    },
    { by: 1, text: t('editor.nextString'), key: 'nextString', isThere: hasNext, Icon: IconArrowDown },
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
      <span className="flex-1" />
      {STRING_TOOLS.map((name) => {
        const { text, key, Icon } = TOOLS[name];
        return (
          <ActionIcon
            key={name}
            className={classes.panel}
            aria-label={t(text)}
            title={withShortcut(t(text), key)}
            aria-expanded={panel.open === name}
            onClick={() => dispatch({ kind: 'toggle', panel: name })}
          >
            <Icon size={16} stroke={1.75} />
          </ActionIcon>
        );
      })}
      <ActionIcon
        className={classes.link}
        aria-label={t('editor.copyLink')}
        title={t('editor.copyLink')}
        onClick={() => void copyLink(hrefOf(row.id))}
      >
        <IconLink size={16} stroke={1.75} />
      </ActionIcon>
      {steps.map(({ by, text, key, isThere, Icon }) => (
        <ActionIcon
          key={by}
          className={classes.step}
          aria-label={text}
          title={`${text} (${shortcutText(key)})`}
          aria-disabled={!isThere}
          data-disabled={!isThere || undefined}
          onClick={() => isThere && step(by)}
        >
          <Icon size={16} stroke={1.75} />
        </ActionIcon>
      ))}
      <StringMenu row={row} className={classes.menu} isForUsers />
      {children}
    </div>
  );
});
