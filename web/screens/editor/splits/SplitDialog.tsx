import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { SourceString } from '#contract/texts/strings.ts';
import { matchingPlace } from '#domain/texts/splits/matching-place.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { SPLIT_STRING } from '../mutations/string-writes.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';
import { useEditor } from '../state/editor-context.ts';
import { firstPlace } from './places.ts';
import classes from './SplitDialog.module.css';
import { SplitText } from './SplitText.tsx';

type Props = {
  row: EditorRow;
  /** Where the cursor was in its text. */
  at: number | undefined;
  onSplit: (first: SourceString) => void;
  onClose: () => void;
};

/** The dialog that splits a string: both parts of its source, and of each translation (splits.1, splits.4). */
export function SplitDialog({ row, at, onSplit, onClose }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { source_lang, target_lang } = project;
  const [place, setPlace] = useState(() => firstPlace(row.text, source_lang, at));
  // Places that were chosen by hand; the others follow the source.
  const [chosen, setChosen] = useState<ReadonlyMap<number, number | null>>(new Map());
  const splitting = useEditorWrite(SPLIT_STRING);
  useRestoreFocus();
  const matching = ({ text }: { text: string }) =>
    place === undefined ? null : matchingPlace(row.text, place, text, project);
  const translations = row.translations.map((one) => ({
    ...one,
    matching: matching(one),
    at: chosen.has(one.id) ? (chosen.get(one.id) ?? null) : matching(one),
  }));
  const choose = (id: number, to: number | null) => setChosen((before) => new Map(before).set(id, to));
  const split = () => {
    if (place === undefined || splitting.isPending) return;
    const places = translations.map(({ id, at, updated_at }) => ({ id, at, updated_at }));
    splitting.mutate(
      { row, body: { at: place, translations: places } },
      { onSuccess: ([first]) => first && onSplit(first) },
    );
  };
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('splits.split', { index: row.index })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <Form
        general={splitting.error ? failureWords(t, splitting.error) : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          split();
        }}
      >
        {place === undefined ? (
          <Notice kind="info">{t('splits.cannot')}</Notice>
        ) : (
          <section className="grid gap-6">
            <h3 className="ui-13 weight-600">{t('splits.source')}</h3>
            <SplitText
              label={t('splits.place')}
              text={row.text}
              lang={source_lang}
              value={place}
              onChange={setPlace}
              isFirst
            />
            <p className="ui-12 ink-2">{t('splits.hint')}</p>
          </section>
        )}
        {place !== undefined &&
          translations.map(({ id, text, author, at, matching }) => (
            <section key={id} className="grid gap-6">
              <h3 className="ui-13 weight-600">{t('splits.by', { author: author.username })}</h3>
              {at === null ? (
                <p className={`text-15 breaks ${classes.whole}`} lang={target_lang}>
                  <TextSigns text={text} lang={target_lang} />
                </p>
              ) : (
                <SplitText
                  label={t('splits.placeOf', { author: author.username })}
                  text={text}
                  lang={target_lang}
                  value={at}
                  onChange={(to) => choose(id, to)}
                />
              )}
              <Checkbox
                size="sm"
                label={t('splits.whole')}
                description={at === null ? t('splits.needsReview') : undefined}
                checked={at === null}
                disabled={matching === null}
                onChange={(event) => choose(id, event.currentTarget.checked ? null : matching)}
              />
            </section>
          ))}
        {row.translations.length > 0 && <p className="ui-12 ink-2">{t('splits.stays')}</p>}
        <Group justify="flex-end" gap="sm" className={classes.foot}>
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button type="submit" variant="filled" loading={splitting.isPending} disabled={place === undefined}>
            {t('splits.splitDeed')}
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
