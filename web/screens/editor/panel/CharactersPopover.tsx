import { Popover, UnstyledButton } from '@mantine/core';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';
import { charactersOf, halvesOf } from '#domain/core/text/characters.ts';
import { INVISIBLE } from '#domain/core/text/invisible.ts';
import { useOpenOnMount } from '../../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../../ui/offline/lazy-overlays.tsx';
import { insertInField } from '../dictionary/insert-in-composer.ts';
import classes from './CharactersPopover.module.css';

export type CharactersPopoverProps = {
  button: OpeningButton;
  /** The language of the translation. */
  lang: string;
  /** The field that the characters go into. */
  fieldOf: () => HTMLTextAreaElement | undefined;
};

/** What is offered: the name of a character, how it is shown, and what goes before and after the selected words. */
type Offered = { name: string; shown: string; halves: readonly [string, string] };

/** The palette of the characters of a language (editor.41); a chosen one is inserted and the field has the focus again. */
export function CharactersPopover({ button, lang, fieldOf }: CharactersPopoverProps) {
  const { t } = useTranslation();
  const { target, opened, open } = useOpenOnMount();
  const { quotes, letters, signs, invisible } = charactersOf(lang);
  const one = (character: string): Offered => ({
    name: character === '\u0301' ? t('characters.accent') : character,
    shown: character === '\u0301' ? '◌\u0301' : character,
    halves: [character, ''],
  });
  const groups: [words: string, offered: Offered[]][] = [
    [t('characters.quotes'), quotes.map((pair) => ({ name: pair, shown: pair, halves: halvesOf(pair) }))],
    [t('characters.letters'), letters.map(one)],
    [t('characters.signs'), signs.map(one)],
    [
      t('characters.unseen'),
      invisible.map((name) => ({
        name: t(`characters.invisible.${name}`),
        shown: INVISIBLE[name].sign,
        halves: [INVISIBLE[name].character, ''],
      })),
    ],
  ];
  const insert = ({ halves }: Offered) => {
    const field = fieldOf();
    open(false);
    if (field) insertInField(field, halves);
  };
  return (
    <Popover opened={opened} onChange={open} position="top-end" width={300} trapFocus>
      <Popover.Target>{cloneElement(button, { ref: target, onClick: () => open(!opened) })}</Popover.Target>
      <Popover.Dropdown p={12} aria-label={t('characters.open')}>
        {groups
          .filter(([, offered]) => offered.length > 0)
          .map(([words, offered]) => (
            <fieldset key={words} className={classes.group}>
              <legend>{words}</legend>
              {offered.map((character) => (
                <UnstyledButton
                  key={character.name}
                  className={classes.character}
                  aria-label={t('characters.insert', { character: character.name })}
                  title={character.name}
                  onClick={() => insert(character)}
                >
                  {character.shown}
                </UnstyledButton>
              ))}
            </fieldset>
          ))}
      </Popover.Dropdown>
    </Popover>
  );
}
