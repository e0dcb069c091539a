import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { byField, type FailureNote } from '../../../data/wire/failure.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { withShortcut } from '../../../ui/shortcuts/shortcut-text.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { focusString } from '../state/focus-composer.ts';
import classes from './FindField.module.css';

export const FIND_ID = 'find';

/** Milliseconds after the last key before the search; a pattern waits for Enter. */
const DEBOUNCE = 300;

/** The search over the list, by source and translations, as the user types. */
export const FindField = memo(function FindField() {
  const { t } = useTranslation();
  const { list, changeList } = useNavigationContext();
  const { text: applied = '', regex } = list;
  const [shown, setShown] = useState({ applied, text: applied, sent: applied });
  const [problem, setProblem] = useState<FailureNote>();
  if (shown.applied !== applied) {
    // The search was changed elsewhere: by a chip, the form or the browser's Back. Text typed here during a search stays.
    const isOwn = applied === shown.sent;
    setShown({ applied, text: isOwn ? shown.text : applied, sent: applied });
  }

  const find = async (text: string) => {
    const newText = text === '' ? undefined : text;
    setShown((before) => ({ ...before, sent: text }));
    if (newText === list.text) return setProblem(undefined);
    const failure = await changeList({ ...list, text: newText }, { replace: applied !== '', atField: true });
    setProblem(failure && (byField(failure).get('text') ?? failure.errors[0]));
  };
  const findSoon = useDebouncedCallback(find, DEBOUNCE);
  const write = (text: string) => {
    setShown((before) => ({ ...before, text }));
    setProblem(undefined);
    if (!regex || text === '') findSoon(text);
  };
  const words = t('editorFilters.find');
  return (
    <div className={classes.find}>
      <TextInput
        id={FIND_ID}
        size="xs"
        type="search"
        aria-label={words}
        placeholder={t('editorFilters.findShort')}
        title={withShortcut(words, 'filter')}
        maxLength={LIMITS.pattern.max}
        leftSection={<IconSearch size={14} stroke={1.75} />}
        rightSection={
          shown.text !== '' && (
            <CloseButton
              size="xs"
              aria-label={t('editorFilters.remove', { filter: shown.text })}
              onClick={() => {
                write('');
                document.getElementById(FIND_ID)?.focus();
              }}
            />
          )
        }
        value={shown.text}
        aria-invalid={problem !== undefined}
        aria-describedby="find-problem"
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void find(shown.text);
          // A first Escape clears the field, as browsers do in every search field.
          if (event.key === 'Escape' && shown.text === '') focusString();
        }}
      />
      <p id="find-problem" className={classes.problem} role="alert">
        {problem && failureNoteText(t, problem)}
      </p>
    </div>
  );
});
