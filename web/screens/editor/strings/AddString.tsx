import { Button, Group, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceString } from '#contract/texts/strings.ts';
import { whyNotString } from '#domain/core/text/strings.ts';
import { readDraftText, storeDraftText } from '../../../data/drafts/draft-store.ts';
import { byField, Failure } from '../../../data/wire/failure.ts';
import { useNamedWrite } from '../../../data/writes/use-named-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { shortcutText } from '../../../ui/shortcuts/shortcut-text.ts';
import { ADD_STRING } from '../mutations/string-writes.ts';
import { useWriteOptions } from '../mutations/use-editor-write.ts';
import { runByKey } from '../shortcuts/on-keys.ts';
import { newStringDraftName, newStringTarget } from '../state/draft-names.ts';
import { useEditor } from '../state/editor-context.ts';
import type { StringPosition } from '../state/string-management.ts';
import { StringFields } from './StringFields.tsx';
import { EMPTY_STRING, NOTED_FIELDS, parseDraft, printDraft } from './string-draft.ts';

type Props = { position: StringPosition; onAdded: (added: SourceString) => void; onClose: () => void };

/** The dialog of a new string at a position. What is typed is stored as a draft until it is added. */
export function AddString({ position, onAdded, onClose }: Props) {
  const { t } = useTranslation();
  const editor = useEditor();
  const name = newStringDraftName(editor.viewer, editor.project, position);
  const [draft, setDraft] = useState(() => parseDraft(readDraftText(name), EMPTY_STRING));
  const [wasTried, setTried] = useState(false);
  const [hasWrongTimes, setWrongTimes] = useState(false);
  const adding = useNamedWrite(
    name,
    useWriteOptions(ADD_STRING, ([added]) => added && onAdded(added)),
  );
  useRestoreFocus();
  const { error } = adding;
  const isAtField = error instanceof Failure && NOTED_FIELDS.some((field) => byField(error).has(field));
  const add = () => {
    setTried(true);
    const { target_start: _start, target_end: _end, ...string } = draft;
    if (whyNotString(draft).length === 0 && !adding.isPending && !hasWrongTimes)
      adding.mutate({ name, at: position, fields: string });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editorStrings.adding', { index: position.pos })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
      onKeyDown={({ nativeEvent }) => runByKey(nativeEvent, { saveAndNext: add, saveAndStay: add })}
    >
      <Form
        general={error && !isAtField ? failureWords(t, error) : undefined}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          add();
        }}
      >
        <StringFields
          draft={draft}
          readOnly={adding.isPending}
          refused={error}
          wasTried={wasTried}
          place={position}
          onWrongTimes={setWrongTimes}
          onWrite={(change) => {
            const next = { ...draft, ...change };
            setDraft(next);
            storeDraftText(name, printDraft(EMPTY_STRING, next), newStringTarget(editor, position));
            if (error) adding.reset();
          }}
        />
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            title={shortcutText('saveAndNext')}
            loading={adding.isPending}
          >
            {t('editorStrings.add')}
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
