import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/core/access/roles.ts';
import { roleIn } from '../../../data/access/access.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';
import { JoinButton } from '../../projects/joining/JoinButton.tsx';

/** Who may add words, in place of the button (visibility.16). In a paused project the banner says it. */
export function WhoAdds({ project }: { project: ProjectWithoutProgress }) {
  const { t } = useTranslation();
  const role = roleIn(project);
  if (hasPermission(role, 'can_manage_strings')) return null;
  return (
    <>
      {t('dictionary.changing')}: {t(role === undefined ? 'editor.members' : 'editor.editors')}{' '}
      {role === undefined && <JoinButton project={project} isBeside />}
    </>
  );
}
