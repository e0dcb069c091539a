import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { exportStrings } from '#contract/files/files.routes.ts';
import { SELECTION_FORMATS } from '#domain/files/exports/selection-file.ts';
import { UNTRANSLATED } from '#domain/formats/model/file-format.ts';
import { blockingChecks } from '#domain/texts/checks/severities.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { callFile } from '../../../data/wire/call-file.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { BlockedChoice } from '../../../features/files/export/BlockedChoice.tsx';
import classes from '../../../features/files/export/ExportDialog.module.css';
import { RadioChoice } from '../../../features/files/export/RadioChoice.tsx';
import { saveFile } from '../../../features/files/export/save-file.ts';
import { saySaved } from '../../../features/files/export/say-saved.ts';
import { VersionChoice } from '../../../features/files/export/VersionChoice.tsx';
import { WhyNotExported } from '../../../features/files/export/WhyNotExported.tsx';
import { HelpLink } from '../../../ui/help-link/HelpLink.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { isOfCues } from '../cues/use-cue-code.ts';
import { useEditor } from '../state/editor-context.ts';

type Choice = Required<Omit<BodyOf<EndpointOf<typeof exportStrings>>, 'strings'>>;

const FIRST: Choice = {
  format: 'text',
  version: 'current',
  excludes_needs_review: false,
  untranslated: 'source',
  blocked: 'take',
  escapes_breaks: false,
  target_times: false,
};

type Props = {
  strings: readonly number[];
  /** The sections that the editor shows, as its address has them. */
  sectionsList: string;
  onClose: () => void;
};

/** The dialog that downloads selected strings, with the choice that downloading sections has (exports.19). */
export function DownloadDialog({ strings, sectionsList, onClose }: Props) {
  const { t } = useTranslation();
  const { id: project, check_severities: severities } = useEditor().project;
  const checks = blockingChecks(severities, 'approval');
  const { data: sections } = useQuery(sectionsQuery(project));
  const [choice, setChoice] = useState(FIRST);
  const { format } = choice;
  const download = useWrite({
    mutationFn: () =>
      callFile(exportStrings, { params: { project }, body: { strings: [...strings], ...choice } }),
    onSuccess: (file) => {
      saveFile(file.name, file.content);
      saySaved(t, file);
      onClose();
    },
  });
  const change = (part: Partial<Choice>) => {
    setChoice({ ...choice, ...part });
    download.reset();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    download.mutate();
  };
  const { error } = download;
  const areKeysMissing = error instanceof Failure && hasKind(error, 'keys', 'format');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('selecting.download')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <form className={classes.form} onSubmit={save}>
        <RadioChoice
          label={t('exportDialog.shape')}
          options={SELECTION_FORMATS.map((value) => ({ value, label: t(`selecting.format.${value}`) }))}
          value={format}
          onChoose={(format) => change({ format })}
        />
        <VersionChoice
          version={choice.version}
          excludesNeedsReview={choice.excludes_needs_review}
          onVersion={(version) => change({ version })}
          onExcludes={(excludes_needs_review) => change({ excludes_needs_review })}
        />
        {format !== 'bilingualText' && (
          <RadioChoice
            label={t('exportDialog.untranslated')}
            options={UNTRANSLATED.map((value) => ({ value, label: t(`exportDialog.${value}`) }))}
            value={choice.untranslated}
            onChoose={(untranslated) => change({ untranslated })}
          />
        )}
        <BlockedChoice checks={checks} value={choice.blocked} onChoose={(blocked) => change({ blocked })} />
        {format === 'text' && (
          <Checkbox
            label={t('exportDialog.escape')}
            description={t('exportDialog.escapeHint')}
            checked={choice.escapes_breaks}
            onChange={(event) => change({ escapes_breaks: event.currentTarget.checked })}
          />
        )}
        {format === 'special_json' && sections?.some(isOfCues) && (
          <Checkbox
            label={t('exportDialog.targetTimes')}
            description={t('exportDialog.targetTimesHint')}
            checked={choice.target_times}
            onChange={(event) => change({ target_times: event.currentTarget.checked })}
          />
        )}
        {error && (
          <Notice kind="error">
            {areKeysMissing ? (
              t('selecting.noKeys')
            ) : (
              <WhyNotExported
                project={{ id: project }}
                sectionsList={sectionsList}
                checks={checks}
                error={error}
                onFollow={onClose}
              />
            )}
          </Notice>
        )}
        <Group className={classes.acts} justify="flex-end" gap="sm">
          <HelpLink topic="download" />
          <Button ml="auto" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={download.isPending} data-autofocus>
            {t('exportDialog.button')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
