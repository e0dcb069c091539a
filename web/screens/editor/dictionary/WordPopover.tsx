import { Popover } from '@mantine/core';
import { type ComponentProps, type RefObject, useEffect } from 'react';
import { Anchor } from '../../../ui/popovers/Anchor.tsx';
import classes from './DictionaryWord.module.css';
import { WordCard } from './WordCard.tsx';

type Props = ComponentProps<typeof WordCard> & {
  word: HTMLElement;
  card: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  /** Whether it takes the focus. */
  isEntered: boolean;
  onChange: (isOpen: boolean) => void;
  events: Pick<ComponentProps<'div'>, 'onKeyDown' | 'onFocus' | 'onBlur' | 'onMouseEnter' | 'onMouseLeave'>;
};

/** The card of {@link ./DictionaryWord.tsx}, beside the word. */
export function WordPopover({ word, card, isOpen, isEntered, onChange, events, ...meanings }: Props) {
  useEffect(() => {
    if (isOpen && isEntered) card.current?.querySelector('button')?.focus();
  }, [card, isOpen, isEntered]);
  return (
    <Popover opened={isOpen} onChange={onChange} position="bottom-start">
      <Popover.Target>
        <Anchor to={word} />
      </Popover.Target>
      <Popover.Dropdown ref={card} className={classes.dropdown} {...events}>
        <WordCard {...meanings} />
      </Popover.Dropdown>
    </Popover>
  );
}
