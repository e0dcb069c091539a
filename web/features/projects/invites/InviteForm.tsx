import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftText } from '../../../data/drafts/use-drafts.ts';
import { invitesOfQuery } from '../../../data/queries/invites.ts';
import { useMe } from '../../../data/session/session.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from './InviteForm.module.css';
import { useInvite } from './invite-mutations.ts';
import { whyNotInvited } from './why-not-invited.ts';

/** Invites a user by username (invites.10). After an error the name stays in the field. */
export function InviteForm({ project }: { project: number }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useDraftText(`invite.${useMe()?.id}.${project}`);
  const inviting = useInvite(project);
  useOutdatedError(project, inviting);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const named = username.trim();
    field.current?.focus();
    if (named === '' || inviting.isPending) return;
    inviting.mutate(named, {
      onSuccess: ({ username, isMember }) => {
        // A name typed meanwhile is for the next invitation.
        if (field.current?.value.trim() === named) setUsername('');
        void showSuccessToast(t(isMember ? 'invites.joined' : 'invites.invited', { username }));
      },
    });
  };
  const words = (error: Error) => {
    const refusal = whyNotInvited(error);
    return refusal ? t(`invites.refusal.${refusal}`) : failureWords(t, error);
  };
  return (
    <form className={`grid columns-fill-auto gap-8 ${classes.form}`} onSubmit={send} noValidate>
      <TextInput
        ref={field}
        size="sm"
        label={t('invites.field')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={username}
        error={inviting.error && words(inviting.error)}
        onChange={(event) => {
          if (inviting.error) inviting.reset();
          setUsername(event.currentTarget.value);
        }}
      />
      <Button type="submit" disabled={inviting.isPending}>
        {t('invites.invite')}
      </Button>
    </form>
  );
}

/** Takes an error away once an invitation or request is no longer open, because it may have been about that. */
function useOutdatedError(project: number, { error, reset }: { error: Error | null; reset: () => void }) {
  const { data: open } = useQuery(invitesOfQuery(project));
  const before = useRef(open);
  useEffect(() => {
    const isGone = before.current?.some(({ id }) => !open?.some((invite) => invite.id === id));
    before.current = open;
    if (isGone && error) reset();
  }, [open, error, reset]);
}
