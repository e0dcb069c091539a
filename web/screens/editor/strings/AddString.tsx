import { Button, Group, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceString } from '#contract/strings.ts';
import { whyNotString } from '#domain/texts/strings.ts';
import { keepDraft, readDraft } from '../../../data/drafts/draft-store.ts';
import { byField, Failure } from '../../../data/wire/failure.ts';
import { printedKeys } from '../../../features/shortcuts/printed.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useFocusBack } from '../../../ui/dialogs/use-focus-back.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { type StringPlace, useAddString } from '../mutations/add-string.ts';
import { doByKey } from '../shortcuts/on-keys.ts';
import { newStringOf, newStringTarget } from '../state/draft-of.ts';
import { useEditor } from '../state/editor-context.ts';
import { StringFields } from './StringFields.tsx';
import { EMPTY_STRING, FIELDS, parseDraft, printDraft } from './string-draft.ts';

type Props = { place: StringPlace; onAdded: (added: SourceString) => void; onClose: () => void };

/** A new string at a place. What is typed is kept in this browser until it is added. */
export function AddString({ place, onAdded, onClose }: Props) {
  const { t } = useTranslation();
  const editor = useEditor();
  const kept = newStringOf(editor.viewer, editor.project, place);
  const [draft, setDraft] = useState(() => parseDraft(readDraft(kept), EMPTY_STRING));
  const [wasTried, tryIt] = useState(false);
  const adding = useAddString(kept, onAdded);
  useFocusBack();
  const { error } = adding;
  const isAtField = error instanceof Failure && FIELDS.some((field) => byField(error).has(field));
  const add = () => {
    tryIt(true);
    if (whyNotString(draft).length === 0 && !adding.isPending) adding.mutate({ ...place, ...draft });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editorStrings.adding', { index: place.pos })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
      onKeyDown={({ nativeEvent }) => doByKey(nativeEvent, { saveAndNext: add, saveAndStay: add })}
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
          onWrite={(change) => {
            const next = { ...draft, ...change };
            setDraft(next);
            keepDraft(kept, printDraft(EMPTY_STRING, next), newStringTarget(editor, place));
            if (error) adding.reset();
          }}
        />
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            title={printedKeys('saveAndNext')}
            loading={adding.isPending}
          >
            {t('editorStrings.add')}
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
