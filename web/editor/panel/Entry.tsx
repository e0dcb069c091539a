import { Button, Switch, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { lengthOf } from '#domain/text.ts';
import { useEditor } from '../editor-context.ts';
import { KEYS } from '../keys/keys.ts';
import { doByKey } from '../keys/on-keys.ts';
import classes from './Entry.module.css';
import { ENTRY_ID, focusEntry } from './focus-entry.ts';
import { IdenticalQuestion } from './IdenticalQuestion.tsx';
import { useProposal } from './use-proposal.ts';

type Props = { row: EditorRow; onNext: () => void };

/** Where a translation is written. It stays in place from string to string, and the cursor stays in it. */
export function Entry({ row, onNext }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const entry = useProposal(row, (then) => {
    focusEntry();
    if (then === 'next') onNext();
  });
  const hint = t('editor.addHint', {
    stay: KEYS.saveAndStay.caps.join('+'),
    next: KEYS.saveAndNext.caps.join('+'),
  });
  return (
    <div className={classes.place}>
      <div className={classes.entry} data-error={entry.problem !== undefined || undefined}>
        <Textarea
          id={ENTRY_ID}
          unstyled
          autosize
          minRows={3}
          maxRows={12}
          classNames={{ input: classes.field }}
          aria-label={t('editor.yourTranslation')}
          aria-invalid={entry.problem !== undefined}
          aria-describedby="entry-length entry-problem"
          lang={project.target_lang}
          dir="auto"
          spellCheck
          value={entry.text}
          readOnly={entry.isAdding}
          data-mantine-stop-propagation
          onChange={(event) => entry.write(event.currentTarget.value)}
          onKeyDown={({ nativeEvent, currentTarget }) =>
            doByKey(nativeEvent, {
              saveAndNext: () => entry.add('next'),
              saveAndStay: () => entry.add('stay'),
              leave: () => leave(currentTarget),
            })
          }
        />
        <div className={classes.foot}>
          <Switch
            label={t('editor.markInitial')}
            checked={entry.isInitial}
            onChange={(event) => entry.markInitial(event.currentTarget.checked)}
          />
          <span id="entry-length" className={classes.length} data-error={entry.isTooLong || undefined}>
            {t('editor.counter', { count: lengthOf(entry.text), limit: entry.limit })}
          </span>
          <Button
            className={classes.add}
            variant="filled"
            size="xs"
            title={hint}
            disabled={!entry.mayAdd}
            onClick={() => entry.add('stay')}
          >
            {t('editor.add')}
          </Button>
        </div>
      </div>
      <p id="entry-problem" className={classes.problem} role="alert">
        {entry.problem}
      </p>
      {entry.question && (
        <IdenticalQuestion
          {...entry.question}
          onAdd={entry.addAnyway}
          onVoted={entry.voted}
          onClose={entry.keepWriting}
        />
      )}
    </div>
  );
}

/** Out of the entry to the string it belongs to, so that the focus is somewhere. */
function leave(entry: HTMLTextAreaElement) {
  const place = document.querySelector<HTMLElement>('[aria-current="true"] a') ?? entry.closest('[tabindex]');
  if (place instanceof HTMLElement && place.offsetParent !== null) place.focus();
  else entry.blur();
}
