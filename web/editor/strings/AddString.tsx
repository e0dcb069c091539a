import { Button, Group, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceString } from '#contract/strings.ts';
import { whyNotString } from '#domain/texts/strings.ts';
import { useFocusBack } from '../../dialogs/use-focus-back.ts';
import { keepDraft, readDraft } from '../../drafts/draft-store.ts';
import { Form } from '../../forms/Form.tsx';
import { failureWords } from '../../language/failure-words.ts';
import { byField, Failure } from '../../wire/failure.ts';
import { type StringPlace, useAddString } from '../acts/add-string.ts';
import { useEditor } from '../editor-context.ts';
import { doByKey } from '../keys/on-keys.ts';
import { printedKeys } from '../keys/printed.ts';
import { newStringOf, newStringPlace } from '../panel/draft-of.ts';
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
            keepDraft(kept, printDraft(EMPTY_STRING, next), newStringPlace(editor, place));
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
