import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { useKeptText } from '../../drafts/kept-text.ts';
import { Notice } from '../../frame/Notice.tsx';
import { sayDone } from '../../toasts/toast.tsx';
import type { GoneRow } from '../../wire/held-rows.ts';
import { useEditor } from '../editor-context.ts';
import { draftOf } from './draft-of.ts';
import classes from './GoneString.module.css';

/** In place of the entry of a string that somebody has deleted: by whom, and what one had written for it. */
export function GoneString({ row, gone: { by } }: { row: EditorRow; gone: GoneRow }) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const [text] = useKeptText(draftOf(viewer, project, row));
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    void sayDone(t('live.copied'));
  };
  return (
    <div className={classes.place} ref={takeFocus} tabIndex={-1}>
      <Notice kind="warning">
        {by === undefined ? t('live.stringDeleted') : t('live.stringDeletedBy', { username: by })}
      </Notice>
      {text !== '' && (
        <>
          <h2>{t('live.written')}</h2>
          <p className={classes.text} lang={project.target_lang} dir="auto">
            {text}
          </p>
          <Button size="xs" onClick={() => void copy()}>
            {t('live.copy')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Whoever was writing is here now. */
function takeFocus(place: HTMLElement | null) {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
