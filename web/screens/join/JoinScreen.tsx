import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { joinByLink } from '#contract/projects/invite-links.routes.ts';
import type { Invitation } from '#contract/projects/invite-links.ts';
import type { Project } from '#contract/projects/projects.ts';
import { mayWrite } from '#domain/core/access/project-status.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { invitationQuery } from '../../data/queries/invite-links.ts';
import { signUpMode } from '../../data/session/page-settings.ts';
import { useMe } from '../../data/session/session.ts';
import { call } from '../../data/wire/call.ts';
import { Failure, hasKind } from '../../data/wire/failure.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { Markup } from '../../ui/markup/Markup.tsx';
import { NotLoaded } from '../../ui/offline/NotLoaded.tsx';
import { HomeButton } from '../../ui/page/HomeButton.tsx';
import { Message } from '../../ui/page/Message.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { Pending } from '../../ui/page/Pending.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { LanguagePair } from '../../ui/project-cards/LanguagePair.tsx';
import { ProjectName } from '../../ui/project-cards/ProjectName.tsx';
import { roleWords } from '../../ui/roles/role-words.ts';
import { InvitedTo } from './InvitedTo.tsx';
import { Welcome } from './Welcome.tsx';

/** The reasons why a link does not work, each with its own page. */
const PROBLEMS = ['gone', 'expired', 'usedUp'] as const;

/** The text for a project that nobody can join, by its status. */
const NOT_JOINABLE = {
  opened: undefined,
  frozen: 'joining.frozen',
  closed: 'joining.closed',
} as const satisfies Record<Project['status'], unknown>;

/** `/join/{token}`: the project of an invitation link, with a button to join; guests sign in or up first (invites.21). */
export function JoinScreen() {
  const { t } = useTranslation();
  const { token } = useParams({ from: '/frame/join/$token' });
  const { data, error, refetch } = useQuery({ ...invitationQuery(token), retry: false });
  if (data?.is_member) return <Welcome invitation={data} />;
  if (data) return <Offer invitation={data} token={token} />;
  if (!error) return <Pending />;
  const problem = PROBLEMS.find((kind) => error instanceof Failure && hasKind(error, kind, 'link'));
  // The server answers a malformed token with 400.
  const isInvalid = error instanceof Failure && error.status === 400;
  if (!problem && !isInvalid) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  return (
    <Message title={t(`joining.${problem ?? 'gone'}.title`)} text={t(`joining.${problem ?? 'gone'}.text`)}>
      <HomeButton />
    </Message>
  );
}

function Offer({ invitation, token }: { invitation: Invitation; token: string }) {
  const { t } = useTranslation();
  const { project, role_name, maker } = invitation;
  const me = useMe();
  const offered = { username: maker.username, role: roleWords(t, role_name) };
  useTitle(t('joining.title', { project: project.name }));
  return (
    <InvitedTo project={project}>
      <p className="ui-14">
        {me ? t('joining.offerTo', { ...offered, me: me.username }) : t('joining.offer', offered)}
      </p>
      <ProjectName size={36} as="h1">
        {project.name}
      </ProjectName>
      <p className="ui-13 ink-3">
        <LanguagePair source={project.source_lang} target={project.target_lang} />
      </p>
      {project.description !== '' && <Markup text={project.description} />}
      <JoinActions invitation={invitation} token={token} />
    </InvitedTo>
  );
}

/** Why nobody can join, *Join*, or for guests the buttons to sign in and up. */
function JoinActions({ invitation: { project, admits }, token }: { invitation: Invitation; token: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const from = `/join/${token}`;
  // The page of a member is the welcome.
  const reload = () => location.reload();
  const joining = useWrite({
    mutationFn: () => call(joinByLink, { params: { token } }),
    onSuccess: reload,
    onError: (error) => error instanceof Failure && hasKind(error, 'member') && reload(),
  });
  const { error } = joining;
  if (me === undefined) return null;
  const whyNot = mayWrite(project.status, 'join', false) ? undefined : NOT_JOINABLE[project.status];
  if (whyNot) return <Notice kind="warning">{t(whyNot)}</Notice>;
  if (me === null) {
    return (
      <>
        <div className="row gap-8 align-stretch wrap">
          {admits && (
            <Button
              variant="filled"
              size="md"
              renderRoot={(props) => <Link to="/signup" search={{ from }} {...props} />}
            >
              {t('joining.signUpAndJoin')}
            </Button>
          )}
          <Button
            variant={admits ? 'default' : 'filled'}
            size="md"
            renderRoot={(props) => <Link to="/login" search={{ from }} {...props} />}
          >
            {t('project.joinSignedOut')}
          </Button>
          {!admits && signUpMode() !== 'closed' && (
            <Button size="md" renderRoot={(props) => <Link to="/signup" search={{ from }} {...props} />}>
              {t('frame.signUp')}
            </Button>
          )}
        </div>
        <p className="ui-13 ink-3">{t(guestHint(admits))}</p>
      </>
    );
  }
  const limited = isRestricted(me.limitations, 'membership');
  return (
    <>
      {limited && <Notice kind="warning">{t('joining.limited')}</Notice>}
      {error && <Notice kind="error">{failureWords(t, error)}</Notice>}
      <Button
        variant="filled"
        size="md"
        disabled={limited}
        loading={joining.isPending || joining.isSuccess}
        onClick={() => joining.mutate()}
      >
        {t('project.join')}
      </Button>
    </>
  );
}

/** What a guest needs to sign up, or that they come back. */
function guestHint(admits: boolean) {
  if (signUpMode() !== 'code') return 'joining.comeBack';
  return admits ? 'joining.admits' : 'joining.newHere';
}
