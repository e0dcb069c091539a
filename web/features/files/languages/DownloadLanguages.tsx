import { Button, Checkbox, Group, Modal, NumberInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#contract/core/request.ts';
import type { FamilyLanguage } from '#contract/files/families.ts';
import { exportFamily } from '#contract/files/files.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import { isExported } from '#domain/files/families/exported-languages.ts';
import { UNTRANSLATED } from '#domain/formats/model/file-format.ts';
import { isSubtitles, keepsFile } from '#domain/formats/model/format.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { NormalizeChoice } from '../export/NormalizeChoice.tsx';
import { RadioChoice } from '../export/RadioChoice.tsx';
import { VersionChoice } from '../export/VersionChoice.tsx';
import classes from './Dialogs.module.css';

type Props = { project: Project; languages: readonly FamilyLanguage[]; onClose: () => void };

/** Downloads the translations of all languages as one ZIP, which the browser saves while it comes (families.21). */
export function DownloadLanguages({ project, languages, onClose }: Props) {
  const { t, i18n } = useTranslation();
  useRestoreFocus();
  const [least, setLeast] = useState(0);
  const [untranslated, setUntranslated] = useState<(typeof UNTRANSLATED)[number]>('source');
  const [version, setVersion] = useState<'current' | 'approved'>('current');
  const [excludes, setExcludes] = useState(false);
  const [atTargetTimes, setAtTargetTimes] = useState(false);
  const [normalizes, setNormalizes] = useState(false);
  // Every language has the sections of the first one.
  const { data: sections } = useQuery(sectionsQuery(project.id));
  const hasCues = sections?.some(({ format }) => isSubtitles(format)) ?? false;
  const hasTexts = sections?.some(({ format }) => !keepsFile(format)) ?? false;
  const chosen = languages.filter((language) => isExported(language, least));
  const names = chosen.map(({ target_lang }) => languageName(target_lang, i18n.language));
  const address = addressOf(
    exportFamily.path,
    { project: project.id },
    {
      min_complete: least,
      version,
      untranslated,
      ...(excludes && { excludes_needs_review: '' }),
      ...(atTargetTimes && { target_times: '' }),
      ...(normalizes && { normalizes: '' }),
    },
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('languages.downloadTitle')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <p className="margin-bottom-16 ui-14 ink-2">{t('languages.downloadHint')}</p>
      <div className={`grid gap-12 ${classes.choices}`}>
        <NumberInput
          data-autofocus
          label={t('languages.least')}
          suffix=" %"
          min={0}
          max={100}
          allowDecimal={false}
          clampBehavior="strict"
          value={least}
          onChange={(value) => setLeast(Number(value) || 0)}
        />
        <VersionChoice
          version={version}
          excludesNeedsReview={excludes}
          onVersion={setVersion}
          onExcludes={setExcludes}
        />
        <RadioChoice
          label={t('exportDialog.untranslated')}
          options={UNTRANSLATED.map((value) => ({ value, label: t(`exportDialog.${value}`) }))}
          value={untranslated}
          onChoose={setUntranslated}
        />
        {hasCues && (
          <Checkbox
            label={t('exportDialog.targetTimes')}
            description={t('exportDialog.targetTimesHint')}
            checked={atTargetTimes}
            onChange={(event) => setAtTargetTimes(event.currentTarget.checked)}
          />
        )}
        {hasTexts && <NormalizeChoice isChosen={normalizes} onChoose={setNormalizes} />}
      </div>
      <p className={`margin-bottom-12 ui-13 ink-2 ${classes.facts}`} role="status">
        {chosen.length > 0
          ? t('languages.downloaded', { languages: new Intl.ListFormat(i18n.language).format(names) })
          : t('languages.downloadNone')}
      </p>
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button onClick={onClose}>{t('frame.cancel')}</Button>
        {chosen.length > 0 && (
          <Button
            component="a"
            download
            variant="filled"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            href={address}
            onClick={() => setTimeout(onClose)}
          >
            {t('exportDialog.button')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
