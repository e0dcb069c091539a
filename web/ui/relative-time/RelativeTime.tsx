import { useTranslation } from 'react-i18next';
import { relativeTimeOf } from '#domain/core/events/relative-time.ts';
import { useNow } from './clock.ts';
import { fullTimeText, relativeTimeText, timeOfDay } from './relative-time-text.ts';

type Props = {
  /** Milliseconds since 1970. */
  time: number;
  /** Whether the time of day is appended to times a day ago or more, as in the log. */
  withTime?: boolean;
};

/** How long ago something was; the exact time shows on hover. */
export function RelativeTime({ time, withTime = false }: Props) {
  const { i18n } = useTranslation();
  const now = useNow();
  const clock = withTime && relativeTimeOf(time, now).withTime ? `, ${timeOfDay(time, i18n.language)}` : '';
  return (
    <time dateTime={new Date(time).toISOString()} title={fullTimeText(time, i18n.language)}>
      {relativeTimeText(time, now, i18n.language) + clock}
    </time>
  );
}
