import type { ReactNode } from 'react';
import type { Invitation } from '#contract/projects/invite-links.ts';
import { Cover } from '../../ui/covers/Cover.tsx';
import classes from './JoinScreen.module.css';

type Props = { project: Invitation['project']; children: ReactNode };

/** A page about a project: its cover, and beside it what is said. */
export function InvitedTo({ project, children }: Props) {
  return (
    <div className={`grid gap-32 ${classes.page}`}>
      <div>
        <Cover handle={project.handle} name={project.name} image={project.cover_image} />
      </div>
      <div className={`grid gap-16 items-start ${classes.words}`}>{children}</div>
    </div>
  );
}
