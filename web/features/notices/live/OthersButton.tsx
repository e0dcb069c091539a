import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lazyOverlays } from '../../../ui/offline/lazy-overlays.tsx';
import { lazyCode } from '../../../ui/page/screen.ts';
import { Avatars } from './Avatars.tsx';
import classes from './OthersButton.module.css';
import type { OthersPopoverProps } from './OthersPopover.tsx';
import { useOthers } from './presence.ts';

const { OthersPopover } = lazyOverlays(lazyCode(() => import('./OthersPopover.tsx')));

/**
 * The button with the avatars and number of the others in a project, which opens their list. Nothing while there are
 * none.
 */
export function OthersButton(props: Omit<OthersPopoverProps, 'button' | 'others'>) {
  const { t } = useTranslation();
  const others = useOthers(props.project.id);
  if (others.amount === 0) return null;
  return (
    <span className="row row-inline flex-none">
      <OthersPopover
        {...props}
        others={others}
        button={
          <UnstyledButton className={classes.button} aria-haspopup="dialog" title={t('live.who')}>
            <Avatars people={others.people} size={24} most={3} />
            <span className={classes.words}>{t('live.here', { count: others.amount })}</span>
            <span className={classes.number} aria-hidden="true">
              {others.amount}
            </span>
          </UnstyledButton>
        }
      />
    </span>
  );
}
