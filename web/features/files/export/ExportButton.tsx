import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { roleIn } from '../../../data/access/access.ts';
import { Overlays, overlayCode } from './overlays.ts';

const preload = () => void overlayCode.preload();

type Props = { project: Project; sections: readonly Section[] };

/** Opens the dialog that exports translations of these sections, for users who may (exports.1). */
export function ExportButton({ project, sections }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  if (!hasPermission(roleIn(project), 'can_translate')) return null;
  return (
    <>
      <Button
        size="md"
        leftSection={<IconDownload size={16} stroke={1.75} />}
        aria-busy={isLoading || undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {t('project.download')}
      </Button>
      {isOpen && (
        <Overlays.ExportDialog
          project={project}
          sections={sections}
          isWhole
          onLoading={setLoading}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
