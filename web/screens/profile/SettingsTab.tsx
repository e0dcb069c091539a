import { Button, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GENDERS } from '#contract/identity/users.routes.ts';
import type { Me } from '#contract/identity/users.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { Avatar } from '../../ui/covers/Avatar.tsx';
import { LeaveQuestion } from '../../ui/dialogs/LeaveQuestion.tsx';
import { EditConflict } from '../../ui/forms/EditConflict.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { ImageField } from '../../ui/images/ImageField.tsx';
import { FormMarkupField } from '../../ui/markup/MarkupField.tsx';
import type { Profile } from './profile-values.ts';
import classes from './SettingsTab.module.css';
import { useProfileForm } from './use-profile-form.ts';

const LABELS = {
  about: 'profile.about',
  avatar_url: 'profile.avatar',
  gender: 'profile.gender',
} as const satisfies Record<keyof Profile, string>;

/** The form of the user's profile (users.5). */
export function SettingsTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { form, submit, general, busy, conflict, image } = useProfileForm(me);
  const wordsOf = (key: keyof Profile, profile: Profile) =>
    key === 'gender' ? t(`profile.genders.${profile.gender}`) : profile[key];
  // The problem of an image belongs to the saved link.
  const isSaved = form.values.avatar_url.trim() === me.avatar_url;
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
        <ImageField
          use="avatar"
          picture={<Avatar username={me.username} image={me.avatar_image} size={96} />}
          hasImage={me.avatar_image !== null}
          link={{
            label: t('profile.avatar'),
            description: t('profile.avatarHint'),
            ...form.getInputProps('avatar_url'),
          }}
          problem={isSaved ? me.avatar_problem : null}
          busy={image.busy}
          share={image.share}
          error={image.error}
          onFile={image.upload}
          onRemove={image.remove}
          onRefresh={isSaved && me.avatar_url !== '' ? image.refresh : undefined}
        />
        <Radio.Group
          label={t('profile.gender')}
          description={t('profile.genderHint')}
          {...form.getInputProps('gender')}
        >
          <div className={`row gap-24 row-gap-8 align-stretch wrap ${classes.genders}`}>
            {GENDERS.map((gender) => (
              <Radio key={gender} value={gender} label={t(`profile.genders.${gender}`)} />
            ))}
          </div>
        </Radio.Group>
        {conflict && (
          <EditConflict
            of="profile"
            fields={conflict.both.map((key) => ({
              key,
              label: t(LABELS[key]),
              theirs: wordsOf(key, conflict.theirs),
              mine: wordsOf(key, form.values),
            }))}
            onTake={(key) => form.setFieldValue(key, conflict.theirs[key])}
          />
        )}
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
