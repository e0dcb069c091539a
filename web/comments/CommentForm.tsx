import { Button, Textarea } from '@mantine/core';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { whyNotComment } from '#domain/comments.ts';
import { LIMITS } from '#domain/limits.ts';
import { lengthOf } from '#domain/text.ts';
import { failureWords } from '../language/failure-words.ts';
import classes from './CommentForm.module.css';

type Props = {
  label: string;
  /** What its button does: 'Send', 'Save'. */
  deed: string;
  text: string;
  onWrite: (text: string) => void;
  /** How the sending goes; what it was refused for is said under the text, which stays. */
  sending: { isPending: boolean; error: Error | null; reset: () => void };
  onSend: () => void;
  /** The way out of a reply or a change; a form without one stays open. */
  onClose?: (() => void) | undefined;
};

/** Where a comment is written: text, counter, and why it can't be sent. Ctrl+Enter sends, Esc leaves. */
export function CommentForm({ label, deed, text, onWrite, sending, onSend, onClose }: Props) {
  const { t } = useTranslation();
  const whyNot = whyNotComment(text);
  const tooLong = whyNot === 'maxlength' && t('failures.atMost', { max: LIMITS.comment.max });
  const problem = sending.error ? failureWords(t, sending.error, LIMITS.comment) : tooLong;
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (whyNot === undefined && !sending.isPending) onSend();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
    if (event.key === 'Escape' && onClose) onClose();
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <Textarea
        size="sm"
        minRows={1}
        maxRows={8}
        classNames={{ input: classes.text }}
        aria-label={label}
        placeholder={label}
        error={problem}
        value={text}
        readOnly={sending.isPending}
        autoFocus={onClose !== undefined}
        data-mantine-stop-propagation
        onChange={(event) => {
          if (sending.error) sending.reset();
          onWrite(event.currentTarget.value);
        }}
        onKeyDown={byKey}
      />
      {(text !== '' || onClose) && (
        <div className={classes.foot}>
          <span className={classes.length} data-error={whyNot === 'maxlength' || undefined}>
            {t('editor.counter', { count: lengthOf(text), limit: LIMITS.comment.max })}
          </span>
          {onClose && (
            <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
              {t('frame.cancel')}
            </Button>
          )}
          <Button size="xs" type="submit" disabled={whyNot !== undefined || sending.isPending}>
            {deed}
          </Button>
        </div>
      )}
    </form>
  );
}
