import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HelpTopic } from '#domain/core/addresses/help-topics.ts';
import type { English } from '#words/english.d.ts';
import { HoverTooltip } from '../tooltips/HoverTooltip.tsx';
import classes from './HelpLink.module.css';

type Props = { topic: keyof English['help']['about'] & HelpTopic };

/** A link to the page of the user guide that explains a screen. */
export function HelpLink({ topic }: Props) {
  const { t } = useTranslation();
  const label = t(`help.about.${topic}`);
  return (
    <HoverTooltip label={label}>
      <ActionIcon
        className={classes.link}
        aria-label={label}
        renderRoot={(props) => <Link to="/help/$topic" params={{ topic }} {...props} />}
      >
        <IconHelp size={16} stroke={1.75} />
      </ActionIcon>
    </HoverTooltip>
  );
}
