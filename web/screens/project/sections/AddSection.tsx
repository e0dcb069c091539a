import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { cloneElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { LazyOverlay } from '../../../ui/offline/LazyOverlay.tsx';
import { overlayCode } from './overlays.ts';

const SectionNameField = overlayCode.component('SectionNameField');

type Props = {
  project: Project;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  /** Whether it is the next step, and so the page's filled button. */
  first?: boolean;
};

/** Adds sections at the end; the field stays open for the next name. */
export function AddSection({ project, opened, onOpened, first = false }: Props) {
  const { t } = useTranslation();
  // The button replaces the field and takes its focus.
  const [wasClosed, setWasClosed] = useState(false);
  const close = () => {
    setWasClosed(true);
    onOpened(false);
  };
  const button = (
    <Button
      autoFocus={wasClosed}
      {...(first ? { variant: 'filled' } : { variant: 'subtle', color: 'gray' })}
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => onOpened(true)}
    >
      {t('project.addSection')}
    </Button>
  );
  if (!opened) return button;
  return (
    <LazyOverlay fallback={cloneElement(button, { 'aria-busy': true })} onMissing={close}>
      <SectionNameField project={project} onClose={close} />
    </LazyOverlay>
  );
}
