import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyBoundary } from '../../../ui/offline/LazyBoundary.tsx';
import { runByKey } from '../shortcuts/on-keys.ts';
import { Overlays } from '../state/overlays.ts';
import { useLayout } from '../state/use-layout.ts';
import { useWasEver } from '../state/use-was-ever.ts';
import classes from './ToolPanel.module.css';
import { TOOLS, type ToolName } from './tools.ts';

type Props = { name: ToolName | null; onClose: () => void };

/** The tool that is open over the panel, or over the list where there is no panel beside it. */
export function ToolPanel({ name, onClose }: Props) {
  const layout = useLayout();
  const wasOpened = useWasEver(name !== null);
  if (layout === 'beside') return name && <OverPanel key={name} name={name} onClose={onClose} />;
  return wasOpened && <Overlays.ToolSheet name={name} onClose={onClose} />;
}

function OverPanel({ name, onClose }: { name: ToolName; onClose: () => void }) {
  const { t } = useTranslation();
  const { Over, text } = TOOLS[name];
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const button = back.current;
    button?.focus();
    return () => {
      const isHere =
        document.activeElement === document.body || button?.closest('aside')?.matches(':focus-within');
      if (isHere && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      className={classes.tool}
      aria-label={t(text)}
      onKeyDown={({ nativeEvent }) => runByKey(nativeEvent, { leave: onClose })}
    >
      <div className={classes.head}>
        <ActionIcon
          ref={back}
          aria-label={t('editorTools.backToString')}
          title={t('editorTools.backToString')}
          onClick={onClose}
        >
          <IconArrowLeft size={16} stroke={1.75} />
        </ActionIcon>
        <h2 className="ui-13 weight-600">{t(text)}</h2>
      </div>
      <div className={classes.body}>
        <LazyBoundary>{Over && <Over onClose={onClose} />}</LazyBoundary>
      </div>
    </aside>
  );
}
