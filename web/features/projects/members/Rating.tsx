import { useTranslation } from 'react-i18next';
import { Zero } from '../../../ui/project-cards/Zero.tsx';

/** Votes received in the project, for and against (votes.10): '+212 −7', or '0' without any. */
export function Rating({ votes: [plus, minus] }: { votes: readonly [number, number] }) {
  const { t } = useTranslation();
  if (plus + minus === 0) return <Zero>{t('project.amount', { amount: 0 })}</Zero>;
  return t('project.votes', { plus, minus });
}
