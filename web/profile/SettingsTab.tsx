import { Button, Radio, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { editProfile, GENDERS, type Me } from '#contract/users.ts';
import { LIMITS } from '#domain/limits.ts';
import { whyNotLink } from '#domain/links.ts';
import { whyNotText } from '#domain/text.ts';
import { LeaveQuestion } from '../dialogs/LeaveQuestion.tsx';
import { Form } from '../forms/Form.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { FormMarkupField } from '../markup/FormMarkupField.ts';
import { Avatar } from '../papers/Avatar.tsx';
import { sessionQuery } from '../session/session.ts';
import { sayDone } from '../toasts/toast.tsx';
import { call } from '../wire/call.ts';
import { USERS } from '../wire/users.ts';
import classes from './SettingsTab.module.css';

/** Changes what others see of oneself (SPEC §2). */
export function SettingsTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, submit, general, busy } = useDraft({
    initial: { about: me.about, avatar_url: me.avatar_url, gender: me.gender },
    whyNot: ({ about, avatar_url }) => ({
      about: whyNotText(about, LIMITS.about),
      avatar_url: whyNotLink(avatar_url.trim(), LIMITS.avatarUrl),
    }),
    subject: 'profile',
    send: (body) => call(editProfile, { body }),
    done: async (saved, sent) => {
      form.resetDirty(sent);
      queries.setQueryData(sessionQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: USERS });
      void sayDone(t('profile.saved'));
    },
  });
  const link = form.values.avatar_url.trim();
  // A half-typed address is not asked for.
  const [typed] = useDebouncedValue(link, 400);
  const isShown = whyNotLink(typed, LIMITS.avatarUrl) === undefined;
  return (
    <div className={classes.column}>
      <Form onSubmit={submit} general={general}>
        <FormMarkupField
          label={t('profile.about')}
          description={t('profile.aboutHint')}
          max={LIMITS.about.max}
          minRows={4}
          {...form.getInputProps('about')}
        />
        <div className={classes.avatar}>
          <Avatar username={me.username} url={isShown ? typed : ''} size={96} />
          <TextInput
            type="url"
            label={t('profile.avatar')}
            description={t('profile.avatarHint')}
            {...form.getInputProps('avatar_url')}
          />
        </div>
        <Radio.Group
          label={t('profile.gender')}
          description={t('profile.genderHint')}
          {...form.getInputProps('gender')}
        >
          <div className={classes.genders}>
            {GENDERS.map((gender) => (
              <Radio key={gender} value={gender} label={t(`profile.genders.${gender}`)} />
            ))}
          </div>
        </Radio.Group>
        <div>
          <Button type="submit" variant="filled" size="md" disabled={busy}>
            {t('profile.save')}
          </Button>
        </div>
      </Form>
      <LeaveQuestion isChanged={form.isDirty()} />
    </div>
  );
}
