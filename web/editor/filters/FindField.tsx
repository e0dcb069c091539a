import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { wordsFor } from '../../language/wording.ts';
import { byField, type FailureNote } from '../../wire/failure.ts';
import { hintOf } from '../keys/printed.ts';
import type { Ways } from '../moves/use-ways.ts';
import classes from './FindField.module.css';

export const FIND_ID = 'find';

/** Milliseconds after the last key until what is written is looked for; a pattern waits for Enter, half of one is none. */
const REST = 300;

/** Finds strings by their source, as one writes. */
export function FindField({ moves }: { moves: Ways }) {
  const { t } = useTranslation();
  const { original = '', regex } = moves.list;
  const [shown, show] = useState({ original, text: original });
  const [problem, setProblem] = useState<FailureNote>();
  // Changed elsewhere: by a chip, the panel, the browser's Back.
  if (shown.original !== original) show({ original, text: original });

  const find = async (text: string) => {
    const sought = text === '' ? undefined : text;
    if (sought === moves.list.original) return setProblem(undefined);
    const failure = await moves.narrow(
      { ...moves.list, original: sought },
      { replace: original !== '', atField: true },
    );
    setProblem(failure && (byField(failure).get('original') ?? failure.errors[0]));
  };
  const findSoon = useDebouncedCallback(find, REST);
  const write = (text: string) => {
    show({ original, text });
    setProblem(undefined);
    if (!regex || text === '') findSoon(text);
  };
  const words = t('editorFilters.find');
  return (
    <div className={classes.place}>
      <TextInput
        id={FIND_ID}
        size="xs"
        type="search"
        aria-label={words}
        placeholder={words}
        title={hintOf(words, 'filter')}
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
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void find(shown.text);
        }}
      />
      <p id="find-problem" className={classes.problem} role="alert">
        {problem && wordsFor(t, problem)}
      </p>
    </div>
  );
}
