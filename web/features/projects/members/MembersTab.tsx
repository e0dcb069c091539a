import type { Member } from '#contract/projects/members.ts';
import type { Project } from '#contract/projects/projects.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { mayIn, roleIn } from '../../../data/access/access.ts';
import { InviteLinks } from '../invite-links/InviteLinks.tsx';
import { InviteForm } from '../invites/InviteForm.tsx';
import { ProjectInvites } from '../invites/ProjectInvites.tsx';
import { MembersList } from './MembersList.tsx';
import classes from './MembersTab.module.css';

type Props = { project: Project; members: readonly Member[] };

/** The members; beside them, for managers, invitations, requests and invitation links (members.25). */
export function MembersTab({ project, members }: Props) {
  const manages = hasPermission(roleIn(project), 'can_manage_members');
  return (
    <div className={manages ? classes.columns : classes.column}>
      <MembersList project={project} members={members} />
      {manages && (
        <aside className={`grid gap-24 ${classes.coming}`}>
          {mayIn(project, 'can_manage_members', 'join') && <InviteForm project={project.id} />}
          <ProjectInvites project={project} />
          <InviteLinks project={project} />
        </aside>
      )}
    </div>
  );
}
