import { UnstyledButton } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './GoToPage.module.css';

type Props = { total: number; onTurn: (number: number) => void };

/** The gap between pages: a button that becomes a field for the number of any page. */
export function GoToPage({ total, onTurn }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen) button.current?.focus();
  }, [isOpen, wasOpen]);

  const close = () => {
    setWasOpen(true);
    setOpen(false);
  };
  const turn = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(field.current?.value);
    if (!Number.isInteger(number) || number < 1) return;
    onTurn(Math.min(number, total));
    close();
  };
  if (!isOpen) {
    return (
      <UnstyledButton
        ref={button}
        className={classes.gap}
        aria-label={t('editorTools.gotoPage')}
        title={t('editorTools.gotoPage')}
        onClick={() => setOpen(true)}
      >
        …
      </UnstyledButton>
    );
  }
  const words = t('editorTools.pageNumber', { count: total });
  return (
    <form onSubmit={turn}>
      <input
        ref={field}
        className={classes.field}
        inputMode="numeric"
        aria-label={words}
        title={words}
        maxLength={String(total).length}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
        onBlur={() => setOpen(false)}
      />
    </form>
  );
}
