import { Button, Group, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createProject } from '#contract/projects/projects.routes.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { isProjectLanguage } from '#domain/core/languages/project-languages.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotProjectName } from '#domain/core/names/display-names.ts';
import { handleFrom } from '#domain/core/names/handle.ts';
import { bytesOfBase64 } from '#domain/core/text/base64.ts';
import { shorten } from '#domain/core/text/text.ts';
import { SOURCE_WORK_FIELDS } from '#domain/core/works/work-fields.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { useMe } from '../../data/session/session.ts';
import { call } from '../../data/wire/call.ts';
import { BookField } from '../../features/files/books/BookField.tsx';
import { type ChosenBook, useBook } from '../../features/files/books/use-book.ts';
import {
  coverLinkProps,
  DescriptionField,
  HandleField,
  LanguageFields,
  VisibilityField,
} from '../../features/projects/project-fields/ProjectFields.tsx';
import { Cover } from '../../ui/covers/Cover.tsx';
import { LeaveQuestion } from '../../ui/dialogs/LeaveQuestion.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';
import { ImageField } from '../../ui/images/ImageField.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { useTitle } from '../../ui/page/title.ts';
import classes from './CreateScreen.module.css';
import { EMPTY_PROJECT, whyNotProject } from './project-draft.ts';
import { useChosenCover } from './use-chosen-cover.ts';

/** `/create` (projects.9). Success leads to the new project. */
export function CreateScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useTitle(t('create.title'));
  const me = useMe();
  // Shown before the form is filled in.
  const isKept = isRestricted(me?.limitations ?? 0, 'creatingProjects');
  const cover = useChosenCover();
  // A project whose book could not be imported is there already when it is tried again.
  const addedProject = useRef<number>(undefined);
  const book = useBook((chosen) => fill(chosen));
  const { form, submit, general, busy } = useSubmitForm({
    initial: EMPTY_PROJECT,
    whyNot: whyNotProject,
    send: async (body) => {
      addedProject.current ??= (await call(createProject, { body })).id;
      return (await book.send(addedProject.current)) ? addedProject.current : undefined;
    },
    done: async (id) => {
      if (id === undefined) return;
      await cover.upload(id);
      await queries.invalidateQueries({ queryKey: cacheKeys.projects() });
      await navigate({
        to: '/projects/$projectId',
        params: { projectId: String(id) },
        ignoreBlocker: true,
      });
    },
  });
  const { name, handle } = form.values;
  const nameIt = (text: string) => {
    form.setFieldValue('name', text);
    // The handle follows the name until it is touched.
    if (handle === handleFrom(name)) form.setFieldValue('handle', handleFrom(text));
  };
  /** Fills in what a book says of itself, where nothing was typed. */
  const fill = ({ facts }: ChosenBook) => {
    const {
      title,
      author,
      description,
      language,
      cover: image,
      series = '',
      year = '',
      licence = '',
    } = facts;
    if (name === '' && whyNotProjectName(title) === undefined) nameIt(title);
    const source = language?.split('-')[0] ?? '';
    if (form.values.source_lang === '' && isProjectLanguage(source))
      form.setFieldValue('source_lang', source);
    const about = [author, description].filter(Boolean).join('\n\n');
    if (form.values.description === '') {
      form.setFieldValue('description', shorten(about, LIMITS.description.max));
    }
    // They are no fields of this form, but of the settings, so they are always those of the chosen file.
    // The translators that a file names are those of the source.
    const work = { author, original_title: title, series, year, licence };
    for (const field of SOURCE_WORK_FIELDS)
      form.setFieldValue(field, shorten(work[field], LIMITS.workField.max));
    if (image && !cover.file) cover.choose(coverFile(bytesOfBase64(image) as Uint8Array<ArrayBuffer>));
  };
  return (
    <div className={classes.column}>
      <h1>{t('create.title')}</h1>
      {isKept && (
        <div id="why-not-create" className="margin-bottom-16">
          <Notice kind="warning">{t('failures.field.general.limited')}</Notice>
        </div>
      )}
      <fieldset
        className={classes.fields}
        disabled={isKept}
        aria-describedby={isKept ? 'why-not-create' : undefined}
      >
        <Form onSubmit={submit} general={general}>
          <BookField book={book} disabled={busy || isKept} />
          <TextInput
            label={t('create.name')}
            description={t('create.nameHint')}
            {...form.getInputProps('name')}
            onChange={(event) => nameIt(event.currentTarget.value)}
          />
          <HandleField form={form} />
          <LanguageFields form={form} />
          <VisibilityField form={form} />
          <DescriptionField form={form} />
          <ImageField
            use="cover"
            picture={<Cover handle={handle} name={name} image={cover.address} />}
            hasImage={cover.file !== undefined}
            link={coverLinkProps(t, form)}
            busy={busy && cover.file ? 'upload' : undefined}
            share={cover.share}
            error={cover.error}
            note={cover.file && t('images.later')}
            onFile={cover.choose}
            onRemove={cover.remove}
          />
          <Group gap="sm" className={classes.acts}>
            <Button type="submit" variant="filled" size="md" disabled={busy || isKept || !book.isReady}>
              {t('create.submit')}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="md"
              renderRoot={(props) => <Link to="/projects" {...props} />}
            >
              {t('create.leave')}
            </Button>
            {busy && book.share === undefined && <span role="status">{t('create.creating')}</span>}
          </Group>
        </Form>
      </fieldset>
      <LeaveQuestion isChanged={form.isDirty() || cover.file !== undefined || book.book !== undefined} />
    </div>
  );
}

/**
 * The cover of a book as a file. A browser shows bitmaps by their content, and a drawing (images.3) by what it is said
 * to be.
 */
const coverFile = (image: Uint8Array<ArrayBuffer>): File =>
  new File([image], 'cover', {
    type: /^\s*<(?:\?xml|!|svg)/.test(new TextDecoder().decode(image.subarray(0, 200)))
      ? 'image/svg+xml'
      : '',
  });
