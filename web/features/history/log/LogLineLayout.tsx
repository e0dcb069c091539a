import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/history/log.ts';
import { PROJECT_KINDS } from '#domain/core/events/kind-groups.ts';
import { eventKindOf } from '#domain/core/events/kinds.ts';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { KIND_ICONS } from './kind-icons.ts';
import classes from './LogList.module.css';

type Props = {
  /** Its user, time and kind are shown. */
  entry: LogEntry;
  words: ReactNode;
  /** The text that was added or deleted. */
  text?: ReactNode;
  /** How many entries are grouped, as it is shown. */
  count?: string;
  isInGroup?: boolean;
  /** Details that open below the line. */
  inside: ReactNode;
};

/** The layout of a log line: user, event, time, count and details. */
export function LogLineLayout({
  entry: { w, u: actor, T: time },
  words,
  text,
  count,
  isInGroup = false,
  inside,
}: Props) {
  const { t } = useTranslation();
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  const kind = PROJECT_KINDS.find((kind) => kind === eventKindOf(w));
  const Icon = kind && KIND_ICONS[kind];
  return (
    <li className={classes.line} data-in-group={isInGroup || undefined} data-open={isOpen || undefined}>
      <div className={`grid gap-12 row-gap-0 align-start ui-13 ink-2 ${classes.head}`}>
        <span className={classes.icon}>{Icon && <Icon size={16} stroke={1.75} aria-hidden="true" />}</span>
        <div className="breaks">
          <p id={id}>
            {!isInGroup && <Actor actor={actor} />} {words}
          </p>
          {text}
        </div>
        <span className={`ui-12 ink-3 ${classes.age}`}>
          <RelativeTime time={time} withTime />
        </span>
        <span className={`row gap-4 justify-end ${classes.more}`}>
          {count !== undefined && (
            <span className={`ui-12 ink-2 ${classes.count}`} aria-hidden="true">
              {count}
            </span>
          )}
          {inside && (
            <ActionIcon
              size="xs"
              aria-label={t('log.details')}
              aria-describedby={id}
              aria-expanded={isOpen}
              onClick={toggle}
            >
              <IconChevronDown size={16} stroke={1.75} />
            </ActionIcon>
          )}
        </span>
      </div>
      {isOpen && <div className={classes.opened}>{inside}</div>}
    </li>
  );
}

function Actor({ actor }: { actor: LogEntry['u'] }) {
  const { t } = useTranslation();
  if (!actor) return t('log.somebody');
  return (
    <Link className={classes.user} to="/users/$userId" params={{ userId: String(actor.id) }}>
      {actor.username}
    </Link>
  );
}
