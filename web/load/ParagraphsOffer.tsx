import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Choice } from './choice.ts';
import classes from './LoadSide.module.css';
import { offersParagraphs, type Source } from './sources.ts';

type Props = { source: Source; disabled: boolean; onChoose: (choice: Choice) => void };

/** Offers to split a text by paragraphs, if it looks like prose. */
export function ParagraphsOffer({ source, disabled, onChoose }: Props) {
  const { t } = useTranslation();
  const isOffered = offersParagraphs(source);
  return (
    <div role="status" data-choice>
      {isOffered && (
        <p className={classes.offer}>
          {t('load.looksLikeParagraphs')}
          <Button
            size="xs"
            disabled={disabled}
            onClick={() => onChoose({ ...source.choice, cut: 'paragraphs' })}
          >
            {t('load.cutIntoParagraphs')}
          </Button>
        </p>
      )}
    </div>
  );
}
