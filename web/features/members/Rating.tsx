import { useTranslation } from 'react-i18next';

/** Votes received in the project, for and against (votes.10): '+212 −7'. */
export function Rating({ votes: [plus, minus] }: { votes: readonly [number, number] }) {
  const { t } = useTranslation();
  return t('project.votes', { plus, minus });
}
