import { ActionIcon, Drawer } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { doByKey } from '../shortcuts/on-keys.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { useLayout } from '../state/use-layout.ts';
import classes from './ToolPanel.module.css';
import { HELPERS, type HelperName } from './tools.ts';

type Props = { name: HelperName | null; onClose: () => void };

/** Where a helper opens: over the panel, or over the list where there is no panel beside it. */
export function HelperPlace({ name, onClose }: Props) {
  const { t } = useTranslation();
  const layout = useLayout();
  const isPhone = useIsPhone();
  if (layout === 'beside') return name && <OverPanel key={name} name={name} onClose={onClose} />;
  const { Helper, text } = HELPERS[name ?? 'dictionary'];
  return (
    <Drawer
      opened={name !== null}
      onClose={onClose}
      title={t(text)}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
      // Its header is no banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '80dvh' : 440}
    >
      {name && <Helper onLeave={onClose} />}
    </Drawer>
  );
}

function OverPanel({ name, onClose }: { name: HelperName; onClose: () => void }) {
  const { t } = useTranslation();
  const { Helper, text } = HELPERS[name];
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
      className={classes.helper}
      aria-label={t(text)}
      onKeyDown={({ nativeEvent }) => doByKey(nativeEvent, { leave: onClose })}
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
        <h2>{t(text)}</h2>
      </div>
      <div className={classes.body}>
        <Helper onLeave={onClose} />
      </div>
    </aside>
  );
}
