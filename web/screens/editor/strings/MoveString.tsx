import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { SourceString } from '#contract/texts/strings.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { FORMATS } from '#domain/formats/model/format.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { byField, Failure } from '../../../data/wire/failure.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import { MOVE_STRING } from '../mutations/string-writes.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';
import { useEditor } from '../state/editor-context.ts';
import { countPositions, formatLeft, moveTargetOf, whyNotMove } from './destination.ts';
import classes from './MoveString.module.css';
import { PositionField, SectionField } from './PlaceFields.tsx';

type Props = { row: EditorRow; onMoved: (moved: SourceString) => void; onClose: () => void };

/** The dialog that moves a string to another section or position, or gives it another key (editor.24). */
export function MoveString({ row, onMoved, onClose }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const { data: sections = [] } = useQuery(sectionsQuery(project.id));
  const [section, setSection] = useState(row.section_id);
  const [pos, setPos] = useState<number | undefined>(row.index);
  const [key, setKey] = useState(row.key);
  const moving = useEditorWrite(MOVE_STRING);
  const { error } = moving;
  useRestoreFocus();

  const chosen = sections.find(({ id }) => id === section);
  const positions = chosen ? countPositions(chosen, row) : undefined;
  const left = formatLeft(
    sections.find(({ id }) => id === row.section_id),
    chosen,
  );
  const destination = { section, pos, key };
  const wrong = whyNotMove(destination, positions);
  const notes = error instanceof Failure ? byField(error) : undefined;
  const wordsAt = (name: 'section_id' | 'pos' | 'key') => {
    const note = wrong?.key === name ? wrong : notes?.get(name);
    return note && failureNoteText(t, note, name === 'key' ? LIMITS.key : undefined);
  };
  const isAtField = ['section_id', 'pos', 'key'].some((name) => notes?.has(name));
  const to = moveTargetOf(row, destination);
  const isLeft = Object.keys(to).length === 0;
  const move = () => {
    if (isLeft) onClose();
    else if (!wrong && !moving.isPending) moving.mutate({ row, to }, { onSuccess: onMoved });
  };
  const choose = (id: number) => {
    setSection(id);
    setPos(id === row.section_id ? row.index : undefined);
    moving.reset();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editorStrings.moving', { index: row.index })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <Form
        general={error && !isAtField ? failureWords(t, error) : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <p className={`text-14 ink-2 ${classes.text}`} lang={project.source_lang}>
          <TextSigns text={row.text} lang={project.source_lang} />
        </p>
        <SectionField sections={sections} value={section} error={wordsAt('section_id')} onChange={choose} />
        <div className={`grid gap-12 align-start ${classes.pair}`}>
          <PositionField positions={positions} value={pos} error={wordsAt('pos')} onChange={setPos} />
          <TextInput
            size="sm"
            label={t('editor.key')}
            classNames={{ input: classes.key }}
            autoComplete="off"
            value={key}
            error={wordsAt('key')}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
        </div>
        {left && <Notice kind="info">{t('stringForms.otherFormat', { format: FORMATS[left].label })}</Notice>}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            loading={moving.isPending}
            disabled={isLeft || wrong !== undefined}
          >
            {t('editorStrings.moveDeed')}
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
