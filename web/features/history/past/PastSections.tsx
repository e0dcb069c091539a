import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PastSection } from '#contract/history/past.ts';
import classes from './PastTab.module.css';
import { ReadLink } from './ReadLink.tsx';

type Props = {
  at: number;
  sections: readonly PastSection[];
  open: number | undefined;
  onOpen: (id: number) => void;
  renderText: (id: number) => ReactNode;
};

/** The sections of the moment in order; one is open and shows its text. */
export function PastSections({ at, sections, open, onOpen, renderText }: Props) {
  const { t } = useTranslation();
  return (
    <ol className={`margin-top-16 ${classes.list}`} aria-label={t('past.sections')}>
      {sections.map(({ id, name, translated_name, strings_amount, deleted }) => {
        const isOpen = id === open;
        const Chevron = isOpen ? IconChevronDown : IconChevronRight;
        return (
          <li key={id} className={classes.section}>
            <div className="row gap-8">
              <UnstyledButton className={classes.head} aria-expanded={isOpen} onClick={() => onOpen(id)}>
                <Chevron size={16} stroke={1.75} aria-hidden="true" />
                <span className="breaks">{name ?? <em>{t('past.removed')}</em>}</span>
                {translated_name !== null && <span className={classes.more}>{translated_name}</span>}
                <span className={classes.more}>
                  {t('past.strings', { count: strings_amount })}
                  {deleted && ` · ${t('past.deletedSince')}`}
                </span>
              </UnstyledButton>
              <ReadLink at={at} section={{ id, name: name ?? t('past.removed') }} />
            </div>
            {isOpen && renderText(id)}
          </li>
        );
      })}
    </ol>
  );
}
