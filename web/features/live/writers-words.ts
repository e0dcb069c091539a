import { useTranslation } from 'react-i18next';
import type { Person } from './present.ts';

/** Who of these people is writing, in words; undefined while nobody is. */
export function useWritersWords(people: readonly Person[]): string | undefined {
  const { t } = useTranslation();
  const [writer, ...others] = people.filter(({ is_writing }) => is_writing);
  if (!writer) return undefined;
  return others.length === 0
    ? t('live.writing', { username: writer.user.username })
    : t('live.writingMany', { count: others.length + 1 });
}
