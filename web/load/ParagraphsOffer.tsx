import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Choice } from './choice.ts';
import classes from './LoadSide.module.css';
import { offersParagraphs, type Source } from './sources.ts';

type Props = { source: Source; disabled: boolean; onChoose: (choice: Choice) => void };

/** For a text of lines that looks like paragraphs: says so, and cuts it into them on a click. */
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
