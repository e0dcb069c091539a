import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { ListedString, SourceString } from '#contract/texts/strings.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { partSeparator } from '#domain/core/text/continued-strings.ts';
import { lengthOf } from '#domain/core/text/text.ts';
import { mergeTranslations } from '#domain/texts/splits/translations.ts';
import { nextStringQuery } from '../../../data/queries/next-string.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { MERGE_STRINGS } from '../mutations/string-writes.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './SplitDialog.module.css';

/** The id of the reason why the strings can't be merged. */
const WHY_NOT = 'merge-why-not';

type Props = { row: EditorRow; onMerged: (merged: SourceString) => void; onClose: () => void };

/** The dialog that merges a string with the next, with what becomes of both (splits.7, splits.9). */
export function MergeDialog({ row, onMerged, onClose }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { data: next, error } = useQuery(nextStringQuery(project.id, row));
  const merging = useEditorWrite(MERGE_STRINGS);
  useRestoreFocus();
  const text = next ? row.text + (next.joint ?? partSeparator(project.source_lang)) + next.text : '';
  const length = lengthOf(text);
  const isTooLong = length > LIMITS.stringText.max;
  const merge = () => {
    if (next && !merging.isPending) merging.mutate({ row, next }, { onSuccess: onMerged });
  };
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('splits.merge', { index: row.index })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <div className="grid gap-8">
        {next === undefined && !error && <Pending />}
        {error && <Notice kind="error">{failureWords(t, error)}</Notice>}
        {next === null && <Notice kind="info">{t('splits.last')}</Notice>}
        {next && (
          <>
            <section className="grid gap-6">
              <h3 className="ui-13 weight-600">{t('splits.result')}</h3>
              <p className={`text-15 breaks ${classes.whole}`} lang={project.source_lang}>
                <TextSigns text={text} lang={project.source_lang} />
              </p>
            </section>
            <MergedTranslations row={row} next={next} />
            <p className="ui-12 ink-2">{t('splits.comments')}</p>
          </>
        )}
        {merging.error && <Notice kind="error">{failureWords(t, merging.error)}</Notice>}
        <div className={classes.foot}>
          {isTooLong && (
            <div id={WHY_NOT}>
              <Notice kind="error">{t('splits.tooLong', { length, max: LIMITS.stringText.max })}</Notice>
            </div>
          )}
          <Group justify="flex-end" gap="sm">
            <Button data-autofocus onClick={onClose}>
              {t('frame.cancel')}
            </Button>
            <Button
              variant="filled"
              loading={merging.isPending}
              disabled={!next || isTooLong}
              aria-describedby={isTooLong ? WHY_NOT : undefined}
              onClick={merge}
            >
              {t('splits.mergeDeed')}
            </Button>
          </Group>
        </div>
      </div>
    </Modal>
  );
}

/** The translations of the merged string, each with whether it was joined. */
function MergedTranslations({ row, next }: { row: EditorRow; next: ListedString }) {
  const { t } = useTranslation();
  const { target_lang } = useEditor().project;
  const divisible = <T extends object>(one: T) => ({ ...one, joint: null });
  const { kept } = mergeTranslations(
    row.translations.map(divisible),
    (next.translations ?? []).map(divisible),
    {
      separator: partSeparator(target_lang),
      maxLength: row.max_length,
    },
  );
  const texts = new Set([...row.translations, ...(next.translations ?? [])].map(({ text }) => text));
  return (
    <section className="grid gap-6">
      <h3 className="ui-13 weight-600">{t('splits.translations')}</h3>
      {kept.length === 0 && <p className="ui-12 ink-2">{t('splits.noTranslations')}</p>}
      {kept.map(({ id, text, author }) => (
        <div key={id} className="grid gap-6">
          <p className={`text-15 breaks ${classes.whole}`} lang={target_lang}>
            <TextSigns text={text} lang={target_lang} />
          </p>
          <p className="ui-12 ink-2">
            {author.username} · {t(texts.has(text) ? 'splits.apart' : 'splits.joined')}
          </p>
        </div>
      ))}
    </section>
  );
}
