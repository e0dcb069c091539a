import { Button, Checkbox, Group, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addAnnouncement, editAnnouncement } from '#contract/notices/announcements.routes.ts';
import type { Announcement } from '#contract/notices/announcements.ts';
import { INTERFACE_LANGUAGES, LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import {
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_LIMITS,
  AUDIENCES,
  byTextField,
} from '#domain/notices/announcements/announcements.ts';
import { announcementsQuery } from '../../data/queries/announcements.ts';
import { call } from '../../data/wire/call.ts';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';
import { showSuccessToast } from '../../ui/toasts/toast.tsx';
import { draftOf, valuesOf, whyNotDraft } from './announcement-values.ts';

type Props = {
  /** The announcement to edit; undefined for a new one. */
  announcement: Announcement | undefined;
  onClose: () => void;
};

/** Adds an announcement, or edits one (announcements.2). */
export function AnnouncementDialog({ announcement, onClose }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  useRestoreFocus();
  const { text, link } = ANNOUNCEMENT_LIMITS;
  const { form, submit, general, button } = useSubmitForm({
    initial: valuesOf(announcement),
    name: 'announcement',
    bounds: { ...byTextField(() => text), link },
    whyNot: (values) => whyNotDraft(draftOf(values, announcement)),
    send: (values) => {
      const body = draftOf(values, announcement);
      return announcement
        ? call(editAnnouncement, { params: { announcement: announcement.id }, body })
        : call(addAnnouncement, { body });
    },
    done: async () => {
      await queries.invalidateQueries(announcementsQuery);
      void showSuccessToast(t(announcement ? 'announcements.saved' : 'announcements.added'));
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(announcement ? 'announcements.editTitle' : 'announcements.add')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <Form onSubmit={submit} general={general}>
        {INTERFACE_LANGUAGES.map((language, index) => (
          <Textarea
            key={language}
            label={t('announcements.textIn', { language: LANGUAGES[language].name })}
            description={index === 0 ? t('announcements.textHint') : undefined}
            lang={language}
            autosize
            minRows={2}
            maxRows={6}
            data-autofocus={index === 0 || undefined}
            {...form.getInputProps(`text_${language}`)}
          />
        ))}
        <NativeSelect
          label={t('announcements.kindLabel')}
          data={ANNOUNCEMENT_KINDS.map((kind) => ({ value: kind, label: t(`announcements.kind.${kind}`) }))}
          {...form.getInputProps('kind')}
        />
        <TextInput
          label={t('announcements.link')}
          description={t('announcements.linkHint')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('link')}
        />
        <TextInput
          type="datetime-local"
          label={t('announcements.starts')}
          description={t('announcements.startsHint')}
          {...form.getInputProps('starts_at')}
        />
        <TextInput
          type="datetime-local"
          label={t('announcements.ends')}
          description={t('announcements.endsHint')}
          {...form.getInputProps('ends_at')}
        />
        <NativeSelect
          label={t('announcements.audience')}
          data={AUDIENCES.map((one) => ({ value: one, label: t(`announcements.audiences.${one}`) }))}
          {...form.getInputProps('audience')}
        />
        <Checkbox
          label={t('announcements.dismissible')}
          {...form.getInputProps('dismissible', { type: 'checkbox' })}
        />
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button {...button} variant="filled">
            {t('announcements.save')}
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
