import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Entry } from '#contract/texts/dictionary.ts';
import { Notice } from '../../../ui/page/Notice.tsx';

type Props = {
  project: Pick<Project, 'source_lang' | 'target_lang'>;
  entry: Entry | undefined;
  onEdit: (entry: Entry) => void;
};

/**
 * Warns that a word is in the dictionary already (dictionary.14). The live region is always there, so that screen readers
 * announce what appears in it.
 */
export function ExistingWord({ project, entry, onEdit }: Props) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      {entry && (
        <Notice kind="warning" isSilent>
          {t('dictionary.exists')} <b lang={project.source_lang}>{entry.word}</b>{' '}
          <span aria-hidden="true">→</span> <b lang={project.target_lang}>{entry.translate}</b>
          {entry.desc !== '' && ` (${entry.desc})`}
          <div>
            <Button size="xs" mt={4} onClick={() => onEdit(entry)}>
              {t('dictionary.editExisting')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
