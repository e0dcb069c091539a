import { useTranslation } from 'react-i18next';
import { ageOf } from '#domain/events/relative-time.ts';
import { ageText, exactText, timeOfDay } from './age-text.ts';
import { useNow } from './clock.ts';

type Props = {
  /** Milliseconds since 1970. */
  time: number;
  /** Appends the time of day to what is a day old or more, as the log does. */
  withTime?: boolean;
};

/** How long ago something was; the exact time shows on hover. */
export function Age({ time, withTime = false }: Props) {
  const { i18n } = useTranslation();
  const now = useNow();
  const clock = withTime && ageOf(time, now).withTime ? `, ${timeOfDay(time, i18n.language)}` : '';
  return (
    <time dateTime={new Date(time).toISOString()} title={exactText(time, i18n.language)}>
      {ageText(time, now, i18n.language) + clock}
    </time>
  );
}
