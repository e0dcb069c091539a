import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editProfile, refreshAvatar, removeAvatar, uploadAvatar } from '#contract/identity/users.routes.ts';
import type { Me } from '#contract/identity/users.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { sessionQuery } from '../../data/session/session.ts';
import { call } from '../../data/wire/call.ts';
import { Failure, hasKind } from '../../data/wire/failure.ts';
import { mergeChanges } from '../../ui/forms/merge-changes.ts';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';
import { useImage } from '../../ui/images/use-image.ts';
import { showSuccessToast } from '../../ui/toasts/toast.tsx';
import { type Profile, profileChanges, profileOf, whyNotProfile } from './profile-values.ts';

/** A conflict: the profile saved in another tab, and the fields changed in both. */
type Conflict = { theirs: Profile; both: readonly (keyof Profile)[] };

/** The form of the user's profile. It sends only changes and merges them with a save made meanwhile (api.9). */
export function useProfileForm(me: Me) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [seen, setSeen] = useState(me);
  const [conflict, setConflict] = useState<Conflict>();
  // Whether the last save failed because of another tab's save, which has a message of its own.
  const [wasOvertaken, setOvertaken] = useState(false);
  const draft = useSubmitForm<Profile, Me>({
    initial: profileOf(me),
    whyNot: whyNotProfile,
    subject: 'profile',
    send: async (mine) => {
      setOvertaken(false);
      try {
        const body = { ...profileChanges(seen, mine), updated_at: seen.updated_at };
        return await call(editProfile, { body });
      } catch (error) {
        if (error instanceof Failure && hasKind(error, 'changed')) await meet(mine);
        throw error;
      }
    },
    done: async (saved, sent) => {
      setSeen(saved);
      setConflict(undefined);
      form.resetDirty(sent);
      queries.setQueryData(sessionQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: cacheKeys.users() });
      void showSuccessToast(t('profile.saved'));
    },
  });
  const { form } = draft;
  const image = useImage<Me>({
    upload: (body, onSent) => call(uploadAvatar, { body, onSent }),
    remove: () => call(removeAvatar, {}),
    refresh: () => call(refreshAvatar, {}),
    onSaved: async (now) => {
      // Edits stay, except those of the link, which the image has replaced.
      const mine = { ...form.values, avatar_url: seen.avatar_url };
      const theirs = profileOf(now);
      const { values } = mergeChanges(profileChanges(seen, mine), profileOf(seen), theirs);
      setSeen(now);
      form.setValues({ ...values, avatar_url: theirs.avatar_url });
      form.resetDirty(theirs);
      queries.setQueryData(sessionQuery.queryKey, now);
      await queries.invalidateQueries({ queryKey: cacheKeys.users() });
    },
  });
  const meet = async (mine: Profile) => {
    const me = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    if (!me) return;
    const theirs = profileOf(me);
    const { values, both } = mergeChanges(profileChanges(seen, mine), profileOf(seen), theirs);
    setSeen(me);
    form.setValues(values);
    form.resetDirty(theirs);
    setOvertaken(true);
    setConflict({ theirs, both });
  };
  return { ...draft, image, general: wasOvertaken ? undefined : draft.general, conflict };
}
