import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { mayIn } from '../../data/access/access.ts';
import { Overlays } from './overlays.ts';
import classes from './SectionTitle.module.css';

type Props = { project: Project; section: Section };

/** Below a section's name: a form that translates it in place, for users who may. */
export function TitleTranslation({ project, section }: Props) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!mayIn(project, 'can_translate')) return null;
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <div className={classes.translating} lang={i18n.language}>
      {isOpen ? (
        <Overlays.TranslateSectionName project={project} section={section} onClose={close} />
      ) : (
        <Button
          ref={button}
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<IconLanguage size={14} stroke={1.75} />}
          onClick={() => setOpen(true)}
        >
          {t('sections.translateName')}
        </Button>
      )}
    </div>
  );
}
