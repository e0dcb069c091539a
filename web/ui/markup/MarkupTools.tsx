import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './MarkupField.module.css';
import { type EditText, shortcutOf, TOOLS } from './tools.ts';

type Props = { label: string; disabled: boolean; onEdit: (edit: EditText) => void };

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The toolbar of a markup field: one stop of the Tab key, with arrow keys between the buttons. */
export function MarkupTools({ label, disabled, onEdit }: Props) {
  const { t } = useTranslation();
  const [focused, setFocused] = useState(0);
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (focused + by + TOOLS.length) % TOOLS.length;
    setFocused(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      className={`row gap-2 align-stretch ${classes.tools}`}
      role="toolbar"
      aria-label={label}
      onKeyDown={step}
    >
      {TOOLS.map((tool, at) => {
        const { name, Icon, edit } = tool;
        const shortcut = shortcutOf(tool);
        const words = t(`markup.tool.${name}`);
        return (
          <ActionIcon
            key={name}
            aria-label={words}
            title={shortcut ? `${words} (${shortcut})` : words}
            disabled={disabled}
            tabIndex={at === focused ? 0 : -1}
            onClick={() => {
              setFocused(at);
              onEdit(edit);
            }}
          >
            <Icon size={16} stroke={1.75} />
          </ActionIcon>
        );
      })}
    </div>
  );
}
