import { Button, Skeleton } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { mayIn } from '../../../data/access/access.ts';
import { inviteLinksQuery } from '../../../data/queries/invite-links.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { InviteLinkForm } from './InviteLinkForm.tsx';
import { InviteLinkLine } from './InviteLinkLine.tsx';
import classes from './InviteLinks.module.css';

/** The invitation links of a project, for its managers to create, copy and revoke (invites.20). */
export function InviteLinks({ project }: { project: Project }) {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const { data: links, error, refetch } = useQuery(inviteLinksQuery(project.id));
  const makes = mayIn(project, 'can_manage_members', 'join');
  const end = () => {
    setMaking(false);
    head.current?.focus();
  };
  return (
    <section className={classes.links}>
      <h2 className="ui-13 weight-600" ref={head} tabIndex={-1}>
        {t('inviteLinks.title')}
      </h2>
      {error && !links && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!error && !links && <Skeleton height={10} width="70%" my={12} />}
      {links?.length === 0 && !isMaking && (
        <p className="margin-top-8 ui-13 ink-3">{t('inviteLinks.none')}</p>
      )}
      {links && links.length > 0 && (
        <ul>
          {links.map((link) => (
            <InviteLinkLine
              key={link.id}
              project={project}
              link={link}
              onRevoked={() => head.current?.focus()}
            />
          ))}
        </ul>
      )}
      {isMaking ? (
        <InviteLinkForm project={project} onClose={end} />
      ) : (
        makes && (
          <Button
            className={classes.make}
            leftSection={<IconLink size={16} stroke={1.75} />}
            onClick={() => setMaking(true)}
          >
            {t('inviteLinks.make')}
          </Button>
        )
      )}
    </section>
  );
}
