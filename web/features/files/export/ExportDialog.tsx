import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { formatOfAll, joinsParts, whyNotOneFile } from '#domain/files/exports/export-rules.ts';
import { UNTRANSLATED } from '#domain/formats/model/file-format.ts';
import { FORMATS, hasSkeleton, isSubtitles, isTable, keepsFile } from '#domain/formats/model/format.ts';
import { blockingChecks } from '#domain/texts/checks/severities.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { FormatHelp } from '../../../ui/help-link/FormatHelp.tsx';
import { HelpLink } from '../../../ui/help-link/HelpLink.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { BlockedChoice } from './BlockedChoice.tsx';
import { BookChoices } from './BookChoices.tsx';
import { CueChoices } from './CueChoices.tsx';
import classes from './ExportDialog.module.css';
import { type ExportChoice, SHAPES, type Shape, withFittingLayout } from './export-choice.ts';
import { JoinParts } from './JoinParts.tsx';
import { NormalizeChoice } from './NormalizeChoice.tsx';
import { RadioChoice } from './RadioChoice.tsx';
import { saySaved } from './say-saved.ts';
import { useExport } from './use-export.ts';
import { VersionChoice } from './VersionChoice.tsx';
import { WhyNotExported } from './WhyNotExported.tsx';

type Props = {
  project: Project;
  sections: readonly Section[];
  /** Whether these are all sections of the project. */
  isWhole?: boolean;
  onClose: () => void;
};

const DEFAULT_CHOICE: ExportChoice = {
  shape: 'own',
  isZip: false,
  version: 'current',
  excludesNeedsReview: false,
  untranslated: 'source',
  blocked: 'take',
  escapesBreaks: false,
  joinsParts: false,
  layout: 'translation',
  hasCredits: true,
  hasColophon: true,
};

/** The dialog that exports translations: format, version, and what replaces missing ones (exports.2). */
export function ExportDialog({ project, sections, isWhole = false, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const download = useExport(project, sections, isWhole);
  const filled = sections.filter(({ stats }) => stats.strings_amount > 0);
  const whyNot = whyNotOneFile(filled);
  const hasCues = filled.some(({ format }) => isSubtitles(format));
  const isFramedAll = filled.every(({ format }) => hasSkeleton(format));
  // Of subtitles in several files there is nothing else to choose.
  const [choice, setChoice] = useState<ExportChoice>({
    ...DEFAULT_CHOICE,
    isZip: whyNot === 'mixed' && hasCues,
  });
  const { shape, isZip } = choice;
  const checks = blockingChecks(project.check_severities, 'approval');
  const isOwn = shape === 'own';
  const isMixed = whyNot === 'mixed' && isOwn && !isZip;
  const format = whyNot === 'mixed' ? undefined : formatOfAll(filled);
  const hints: Partial<Record<Shape, ReactNode>> = {
    own: (
      <>
        {isFramedAll && t('exportDialog.ownHint')} <FormatHelp format={format} />
      </>
    ),
    html: t('exportDialog.htmlHint'),
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (download.isPending || isMixed) return;
    download.mutate(choice, {
      onSuccess: (file) => {
        saySaved(t, file);
        onClose();
      },
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('exportDialog.title')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      {whyNot === 'nothing' ? (
        <Notice kind="error">{t('exportDialog.nothing')}</Notice>
      ) : (
        <form className={classes.form} onSubmit={save}>
          <RadioChoice
            label={t('exportDialog.shape')}
            options={SHAPES.map((value) => ({
              value,
              label:
                value === 'own' && format
                  ? t('exportDialog.ownFormat', {
                      format: format === 'text' ? t('importSource.text') : FORMATS[format].label,
                    })
                  : t(`exportDialog.${value}`),
              hint: hints[value],
            }))}
            value={shape}
            onChoose={(shape) => setChoice(withFittingLayout({ ...choice, shape }))}
          />
          {shape !== 'own' && (
            <BookChoices
              format={shape}
              choice={choice}
              onChoose={(changed) => setChoice({ ...choice, ...changed })}
            />
          )}
          {filled.length > 1 && (
            <RadioChoice
              label={t('exportDialog.files')}
              options={[
                { value: 'one', label: t('exportDialog.one') },
                { value: 'zip', label: t('exportDialog.zip', { count: filled.length }) },
              ]}
              value={isZip ? 'zip' : 'one'}
              onChoose={(files) => setChoice({ ...choice, isZip: files === 'zip' })}
            />
          )}
          {isMixed && (
            <Notice kind="error">
              <p>{t(hasCues ? 'exportDialog.mixedCues' : 'exportDialog.mixed')}</p>
              <Button size="xs" mt={8} onClick={() => setChoice({ ...choice, isZip: true })}>
                {t('exportDialog.zipInstead')}
              </Button>
            </Notice>
          )}
          <VersionChoice
            version={choice.version}
            excludesNeedsReview={choice.excludesNeedsReview}
            onVersion={(version) => setChoice({ ...choice, version })}
            onExcludes={(excludesNeedsReview) => setChoice({ ...choice, excludesNeedsReview })}
          />
          {(isOwn || choice.layout === 'translation') && (
            <RadioChoice
              label={t('exportDialog.untranslated')}
              options={UNTRANSLATED.map((value) => ({ value, label: t(`exportDialog.${value}`) }))}
              value={choice.untranslated}
              onChoose={(untranslated) => setChoice({ ...choice, untranslated })}
            />
          )}
          <BlockedChoice
            checks={checks}
            value={choice.blocked}
            onChoose={(blocked) => setChoice({ ...choice, blocked })}
          />
          {isOwn && filled.some(({ format }) => format === 'text') && (
            <Checkbox
              label={t('exportDialog.escape')}
              description={t('exportDialog.escapeHint')}
              checked={choice.escapesBreaks}
              onChange={(event) => setChoice({ ...choice, escapesBreaks: event.currentTarget.checked })}
            />
          )}
          {isOwn && filled.some(({ format }) => joinsParts(format)) && (
            <JoinParts
              hasCues={hasCues}
              isChosen={choice.joinsParts}
              onChoose={(joinsParts) => setChoice({ ...choice, joinsParts })}
            />
          )}
          {isOwn && filled.some(({ format }) => isTable(format)) && (
            <Checkbox
              label={t('exportDialog.forExcel')}
              description={t('exportDialog.forExcelHint')}
              checked={choice.forExcel ?? false}
              onChange={(event) => setChoice({ ...choice, forExcel: event.currentTarget.checked })}
            />
          )}
          {isOwn && filled.some(({ format }) => !keepsFile(format)) && (
            <NormalizeChoice
              isChosen={choice.normalizes ?? false}
              onChoose={(normalizes) => setChoice({ ...choice, normalizes })}
            />
          )}
          {isOwn && hasCues && <CueChoices sections={filled} choice={choice} onChoose={setChoice} />}
          {download.error && (
            <Notice kind="error">
              <WhyNotExported
                project={project}
                sectionsList={printSectionsList(filled.map(({ id }) => id))}
                checks={checks}
                error={download.error}
              />
            </Notice>
          )}
          <Group className={classes.acts} justify="flex-end" gap="sm">
            <HelpLink topic="download" />
            <Button ml="auto" onClick={onClose}>
              {t('frame.cancel')}
            </Button>
            <Button
              type="submit"
              variant="filled"
              disabled={isMixed}
              loading={download.isPending}
              data-autofocus
            >
              {t('exportDialog.button')}
            </Button>
          </Group>
        </form>
      )}
    </Modal>
  );
}
