import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../frame/screen.ts';
import { OpenedPart } from '../offline/OpenedPart.tsx';
import { Avatars } from './Avatars.tsx';
import classes from './OthersButton.module.css';
import type { OthersPopoverProps } from './OthersPopover.tsx';
import { useOthers } from './present.ts';

const load = () => import('./OthersPopover.tsx');
const OthersPopover = part(load, 'OthersPopover');
/** Fetches it ahead; whether it comes is seen when it is asked for. */
const ahead = () => void load().catch(() => undefined);

type Props = Omit<OthersPopoverProps, 'button' | 'others'>;

/** Who else is in the project: pictures and a number; pressed, who they are and where. Nothing while one is alone. */
export function OthersButton(props: Props) {
  const { t } = useTranslation();
  const [asked, ask] = useState(false);
  const others = useOthers(props.project.id);
  if (others.amount === 0) return null;
  const words = t('live.here', { count: others.amount });
  const button = (
    <UnstyledButton
      className={classes.button}
      aria-label={words}
      aria-haspopup="dialog"
      aria-expanded={false}
      title={t('live.who')}
      onClick={() => ask(true)}
      onPointerEnter={ahead}
      onFocus={ahead}
    >
      <Avatars people={others.people} size={24} most={3} />
      <span className={classes.words}>{words}</span>
      <span className={classes.number}>{others.amount}</span>
    </UnstyledButton>
  );
  return (
    <span className={classes.place}>
      {asked ? (
        <OpenedPart fallback={button} onMissing={() => ask(false)}>
          <OthersPopover {...props} button={button} others={others} />
        </OpenedPart>
      ) : (
        button
      )}
    </span>
  );
}
