import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import { useDraftText } from '../../../data/drafts/use-drafts.ts';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { draftName } from '../state/draft-names.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './UnsendableDraft.module.css';

/** A text that the user had begun for a string that they can't translate any more, to be copied. */
export function UnsendableDraft({ row }: { row: Pick<EditorRow, 'id'> }) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const [text] = useDraftText(draftName(viewer, project, row));
  if (text === '') return null;
  const copy = async () => {
    if (await copyText(text)) void showSuccessToast(t('live.copied'));
    else void showErrorToast(t('live.notCopied'));
  };
  return (
    <section className={classes.written}>
      <h2>{t('live.written')}</h2>
      <p lang={project.target_lang}>
        <TextSigns text={text} lang={project.target_lang} />
      </p>
      <Button size="xs" onClick={() => void copy()}>
        {t('live.copy')}
      </Button>
    </section>
  );
}
