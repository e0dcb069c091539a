import { Button, Checkbox, Group, Modal, NumberInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#contract/core/request.ts';
import type { FamilyLanguage } from '#contract/files/families.ts';
import { exportFamily } from '#contract/files/files.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { BlockedTexts } from '#domain/files/exports/export-rules.ts';
import { isExported } from '#domain/files/families/exported-languages.ts';
import { UNTRANSLATED } from '#domain/formats/model/file-format.ts';
import { isSubtitles, keepsFile } from '#domain/formats/model/format.ts';
import { blockingChecks } from '#domain/texts/checks/severities.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { requireFile } from '../../../data/wire/call-file.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { BlockedChoice } from '../export/BlockedChoice.tsx';
import { NormalizeChoice } from '../export/NormalizeChoice.tsx';
import { RadioChoice } from '../export/RadioChoice.tsx';
import { saveFrom } from '../export/save-file.ts';
import { VersionChoice } from '../export/VersionChoice.tsx';
import classes from './Dialogs.module.css';
import { WhyNoLanguages } from './WhyNoLanguages.tsx';

type Props = { project: Project; languages: readonly FamilyLanguage[]; onClose: () => void };

/** Downloads the translations of all languages as one ZIP, which the browser saves while it comes (families.21). */
export function DownloadLanguages({ project, languages, onClose }: Props) {
  const { t, i18n } = useTranslation();
  useRestoreFocus();
  const [least, setLeast] = useState(0);
  const [untranslated, setUntranslated] = useState<(typeof UNTRANSLATED)[number]>('source');
  const [version, setVersion] = useState<'current' | 'approved'>('current');
  const [excludes, setExcludes] = useState(false);
  const [blocked, setBlocked] = useState<BlockedTexts>('take');
  const [atTargetTimes, setAtTargetTimes] = useState(false);
  const [normalizes, setNormalizes] = useState(false);
  // Every language has the sections of the first one.
  const { data: sections } = useQuery(sectionsQuery(project.id));
  const hasCues = sections?.some(({ format }) => isSubtitles(format)) ?? false;
  const hasTexts = sections?.some(({ format }) => !keepsFile(format)) ?? false;
  const chosen = languages.filter((language) => isExported(language, least));
  const names = chosen.map(({ target_lang }) => languageName(target_lang, i18n.language));
  const checks = chosen.flatMap(({ check_severities }) => blockingChecks(check_severities, 'approval'));
  const params = { project: project.id };
  const query = {
    min_complete: least,
    version,
    untranslated,
    blocked,
    ...(excludes && { excludes_needs_review: '' as const }),
    ...(atTargetTimes && { target_times: '' as const }),
    ...(normalizes && { normalizes: '' as const }),
  };
  const address = addressOf(exportFamily.path, params, query);
  // A browser that saves what comes shows no refusal.
  const asking = useWrite({
    mutationFn: () => requireFile(exportFamily, { params, query }),
    onSuccess: () => {
      saveFrom(address);
      onClose();
    },
  });
  const download = (event: MouseEvent) => {
    if (blocked !== 'refuse') {
      setTimeout(onClose);
      return;
    }
    event.preventDefault();
    asking.mutate();
  };
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
        <BlockedChoice checks={checks} value={blocked} onChoose={setBlocked} />
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
      {asking.error && (
        <Notice kind="error">
          <WhyNoLanguages languages={languages} error={asking.error} />
        </Notice>
      )}
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button onClick={onClose}>{t('frame.cancel')}</Button>
        {chosen.length > 0 && (
          <Button
            component="a"
            download
            variant="filled"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            href={address}
            loading={asking.isPending}
            onClick={download}
          >
            {t('exportDialog.button')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
