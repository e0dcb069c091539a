import { Popover, useDelayedHover } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/dictionary.ts';
import { LIMITS } from '#domain/limits.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { composerField } from '../state/focus-composer.ts';
import classes from './DictionaryWord.module.css';
import { insertInComposer } from './insert-in-composer.ts';
import { WordCard } from './WordCard.tsx';

type Props = { entries: readonly Entry[]; children: ReactNode };

/** Whether there is no hovering, so that a tap shows the card. */
const isTouched = () => matchMedia('(hover: none)').matches;

/**
 * A dictionary word in a source text, with a card on hover, focus or tap. A click or Enter inserts its translation at
 * the cursor of the composer; one of several is chosen in the card.
 */
export function DictionaryWord({ entries, children }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const word = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const { openDropdown, closeDropdown } = useDelayedHover({
    open: () => setOpen(true),
    close: () => setOpen(false),
    openDelay: LIMITS.tooltipShowDelay,
    closeDelay: LIMITS.tooltipHideDelay,
  });
  const insert = ({ translate }: Entry) => {
    closeDropdown();
    setOpen(false);
    insertInComposer(translate);
    announce(t('editorComposer.inserted', { word: translate }));
  };
  const press = () => {
    const [only, ...others] = entries;
    // Not while text is being selected with the mouse.
    const selection = getSelection();
    if (selection && !selection.isCollapsed && word.current && selection.containsNode(word.current, true))
      return;
    if (only && others.length === 0 && !isTouched() && composerField()) {
      insert(only);
      return;
    }
    flushSync(() => setOpen(true));
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
    // One of several meanings is chosen in the card.
    if (entries.length > 1) card.current?.querySelector('button')?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    closeDropdown();
    setOpen(false);
    word.current?.focus();
  };
  const show = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const comesBack = relatedTarget instanceof Node && card.current?.contains(relatedTarget);
    if (!comesBack && currentTarget.matches(':focus-visible')) openDropdown();
  };
  const hovering = { onMouseEnter: openDropdown, onMouseLeave: closeDropdown };
  const meanings = entries.map(({ translate }) => translate).join(', ');
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start">
      <Popover.Target>
        {/* biome-ignore lint/a11y/useSemanticElements: a button does not break over lines as a text does */}
        <span
          ref={word}
          role="button"
          tabIndex={0}
          className={classes.word}
          // Esc closes only the card, not the sheet around it.
          data-mantine-stop-propagation={isOpen || undefined}
          aria-description={t('editorComposer.inDictionary', { translate: meanings })}
          onClick={press}
          onKeyDown={byKey}
          onFocus={show}
          onBlur={closeDropdown}
          {...hovering}
        >
          {children}
        </span>
      </Popover.Target>
      <Popover.Dropdown
        ref={card}
        className={classes.dropdown}
        onKeyDown={leave}
        onFocus={openDropdown}
        onBlur={closeDropdown}
        {...hovering}
      >
        <WordCard entries={entries} onInsert={composerField() ? insert : undefined} />
      </Popover.Dropdown>
    </Popover>
  );
}
