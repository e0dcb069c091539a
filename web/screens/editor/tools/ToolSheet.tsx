import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LazyBoundary } from '../../../ui/offline/LazyBoundary.tsx';
import { useOpenedAfterMount } from '../../../ui/popovers/use-opened-after-mount.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { TOOLS, type ToolName } from './tools.ts';

type Props = { name: ToolName | null; onClose: () => void };

/** The tool that is open over the list. */
export function ToolSheet({ name, onClose }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const opened = useOpenedAfterMount(name !== null);
  const { Over, text } = TOOLS[name ?? 'dictionary'];
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t(text)}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
      // Its header is not a banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '80dvh' : 440}
    >
      <LazyBoundary>{name && Over && <Over onClose={onClose} />}</LazyBoundary>
    </Drawer>
  );
}
