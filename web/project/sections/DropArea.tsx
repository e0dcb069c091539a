import { Button } from '@mantine/core';
import { IconClipboardText, IconFileDownload, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { withoutLanguage } from '#domain/download-names.ts';
import { LIMITS } from '#domain/limits.ts';
import { whyNotSectionName } from '#domain/names.ts';
import { printSectionId } from '#domain/sections-list.ts';
import { Notice } from '../../frame/Notice.tsx';
import { failureWords } from '../../language/failure-words.ts';
import { type Brought, bring } from '../../load/brought.ts';
import { FileButton } from '../../paste/FileButton.tsx';
import { FileDrop } from '../../paste/FileDrop.tsx';
import { call } from '../../wire/call.ts';
import { useWrite } from '../../writes/use-write.ts';
import classes from './DropArea.module.css';
import { useSectionsChanged } from './use-sections-changed.ts';

const ACCEPT = '.txt,.json,.md,.srt,.vtt,.ass,.ssa,text/*,application/json';

type Props = {
  project: Project;
  /** Whether the field for its name was just closed, which gives its focus back. */
  isAddFocused: boolean;
  /** Adds an empty section by its name. */
  onAddSection: () => void;
};

/** Where a project without sections begins: files are dropped or chosen, or a text is pasted, and the import page opens. */
export function DropArea({ project, isAddFocused, onAddSection }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const changed = useSectionsChanged(project);
  const begin = useWrite({
    mutationFn: async (brought: Brought) => {
      const name = nameFor(brought, project);
      const section = await call(addSection, { params: { project: project.id }, body: { name } });
      bring(section.id, brought);
      await navigate({
        to: '/projects/$projectId/sections/$sectionId/load_strings',
        params: { projectId: String(project.id), sectionId: printSectionId(section.id) },
      });
      void changed();
    },
  });
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !begin.isPending) begin.mutate({ files });
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (begin.isPending || isField(event.target) || (files.length === 0 && text.trim() === '')) return;
    event.preventDefault();
    begin.mutate(files.length > 0 ? { files } : { text });
  });
  useEffect(() => {
    const watch = new AbortController();
    window.addEventListener('paste', (event) => paste(event), { signal: watch.signal });
    return () => watch.abort();
  }, []);
  return (
    <div className={classes.area}>
      <IconFileDownload size={32} stroke={1.5} aria-hidden="true" />
      <p className={classes.title}>{t('files.drop.title')}</p>
      <p>{t('files.drop.text')}</p>
      <p className={classes.formats}>{t('files.drop.formats')}</p>
      <div className={classes.acts}>
        <FileButton
          accept={ACCEPT}
          isMany
          look={{ variant: 'filled', size: 'md' }}
          disabled={begin.isPending}
          onFiles={take}
        />
        <Button
          size="md"
          leftSection={<IconClipboardText size={16} stroke={1.75} />}
          disabled={begin.isPending}
          onClick={() => begin.mutate({ text: '' })}
        >
          {t('files.drop.paste')}
        </Button>
        <Button
          size="md"
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          disabled={begin.isPending}
          autoFocus={isAddFocused}
          onClick={onAddSection}
        >
          {t('project.addSection')}
        </Button>
      </div>
      {begin.error && <Notice kind="error">{failureWords(t, begin.error, LIMITS.sectionName)}</Notice>}
      <FileDrop words={t('files.drop.over')} disabled={begin.isPending} onFiles={take} />
    </div>
  );
}

/** Whether an element takes a paste itself. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}

/** The section is called after the first file, or after the project. */
function nameFor(brought: Brought, { name, source_lang }: Project): string {
  const [file] = 'files' in brought ? brought.files : [];
  const ofFile = file && withoutLanguage(file.name.replace(/\.[^.]{1,5}$/, '') || file.name, source_lang);
  const short = [...(ofFile ?? name)].slice(0, LIMITS.sectionName.max).join('').trim();
  return whyNotSectionName(short) ? name : short;
}
