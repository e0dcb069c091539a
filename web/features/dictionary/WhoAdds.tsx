import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { can } from '#domain/access/roles.ts';
import { roleIn } from '../../data/access/access.ts';
import { JoinButton } from '../joining/JoinButton.tsx';

/** In place of the button for a new entry: who may add one (visibility.16). For paused projects the banner says it. */
export function WhoAdds({ project }: { project: Project }) {
  const { t } = useTranslation();
  const role = roleIn(project);
  if (can(role, 'can_manage_strings')) return null;
  return (
    <>
      {t('dictionary.changing')}: {t(role === undefined ? 'editor.members' : 'editor.editors')}{' '}
      {role === undefined && <JoinButton project={project} isBeside />}
    </>
  );
}
