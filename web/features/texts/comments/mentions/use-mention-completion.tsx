import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import { mentionableQuery } from '../../../../data/queries/notifications.ts';
import { announce } from '../../../../ui/announcements/announce.ts';
import { applyEdit } from '../../../../ui/markup/apply-edit.ts';
import { MentionList } from './MentionList.tsx';
import { type MentionStart, mentionAt } from './mention-at.ts';

/** Milliseconds without typing after which names are asked for. */
const PAUSE = 150;

/** How far the arrow keys move the choice. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Completes the names of users after `@` in a field (notifications.30): properties of the field, and the list of names
 * while there is one. The arrow keys choose, Enter and Tab insert, Esc closes the list.
 */
export function useMentionCompletion(project: number, onWrite: (text: string) => void) {
  const { t } = useTranslation();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<MentionStart>();
  /** The `@` whose list was closed by Esc. */
  const [closed, setClosed] = useState<number>();
  const [active, setActive] = useState(0);
  const isAsked = begun !== undefined && begun.start !== closed;
  const [query] = useDebouncedValue(begun?.query ?? '', PAUSE);
  const { data } = useQuery({
    ...mentionableQuery(project, query.toLowerCase()),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  // What has come for a shorter beginning is narrowed until the next names are there.
  const beginning = begun?.query.toLowerCase() ?? '';
  const users = isAsked ? (data ?? []).filter(({ username }) => username.startsWith(beginning)) : [];
  const isOpen = users.length > 0 && !(users.length === 1 && users[0]?.username === beginning);
  const chosen = Math.min(active, users.length - 1);
  const user = users[chosen];
  const optionId = (user: UserName) => `${id}-${user.id}`;

  const amount = isOpen ? users.length : 0;
  useEffect(() => {
    if (amount > 0) announce(t('notifications.names', { count: amount }));
  }, [amount, t]);

  const look = ({
    currentTarget: { value, selectionStart, selectionEnd },
  }: SyntheticEvent<HTMLTextAreaElement>) => {
    const mention = selectionStart === selectionEnd ? mentionAt(value, selectionStart) : undefined;
    if (mention?.start === begun?.start && mention?.query === begun?.query) return;
    setBegun(mention);
    setActive(0);
    if (mention?.start !== closed) setClosed(undefined);
  };
  const insert = ({ username }: UserName) => {
    if (!area.current || !begun) return;
    applyEdit(
      area.current,
      (_, { to }) => {
        const name = `@${username} `;
        const end = begun.start + name.length;
        return { from: begun.start, to, insert: name, selected: { from: end, to: end } };
      },
      onWrite,
    );
    setBegun(undefined);
  };
  /** Handles a key of the list; returns whether it was one. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    const step = STEPS[event.key];
    const isInsert = event.key === 'Enter' || event.key === 'Tab';
    if (step === undefined && !isInsert && event.key !== 'Escape') return false;
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) setActive((chosen + step + users.length) % users.length);
    else if (!isInsert) setClosed(begun?.start);
    else if (user) insert(user);
    return true;
  };
  return {
    handleKey,
    field: {
      areaRef: area,
      onSelect: look,
      onBlur: () => setBegun(undefined),
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && user ? optionId(user) : undefined,
    },
    list: isOpen && area.current && (
      <MentionList
        id={id}
        field={area.current}
        users={users}
        chosen={chosen}
        optionId={optionId}
        onChoose={insert}
      />
    ),
  };
}
