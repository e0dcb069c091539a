import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './MarkupField.module.css';
import { type Act, capsOf, TOOLS } from './tools.ts';

type Props = { label: string; disabled: boolean; onEdit: (act: Act) => void };

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The tools in a row: one stop of the Tab key, arrows between them. */
export function MarkupTools({ label, disabled, onEdit }: Props) {
  const { t } = useTranslation();
  const [at, stand] = useState(0);
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (at + by + TOOLS.length) % TOOLS.length;
    stand(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={classes.tools} role="toolbar" aria-label={label} onKeyDown={step}>
      {TOOLS.map((tool, place) => {
        const { name, Icon, act } = tool;
        const caps = capsOf(tool);
        const words = t(`markup.tool.${name}`);
        return (
          <ActionIcon
            key={name}
            aria-label={words}
            title={caps ? `${words} (${caps})` : words}
            disabled={disabled}
            tabIndex={place === at ? 0 : -1}
            onClick={() => {
              stand(place);
              onEdit(act);
            }}
          >
            <Icon size={16} stroke={1.75} />
          </ActionIcon>
        );
      })}
    </div>
  );
}
