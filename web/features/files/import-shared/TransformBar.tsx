import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from './FileButton.tsx';
import classes from './TransformBar.module.css';

type Props = {
  /** Whether it was transformed before, and has not changed since. */
  isDone: boolean;
  isAgain: boolean;
  /** While the text is being read. */
  isReading: boolean;
  disabled: boolean;
  /** The files that may be chosen, as in `accept`, and whether several at once. */
  accept: string;
  isMany: boolean;
  /** Undefined where there is nothing yet, and nothing can be pasted. */
  onTransform: (() => void) | undefined;
  onFiles: (files: readonly File[]) => void;
  /** The expected format of the text. */
  hint: ReactNode;
};

/** The bar below the text: transforms it, or opens a file in its place. */
export function TransformBar({
  isDone,
  isAgain,
  isReading,
  disabled,
  accept,
  isMany,
  onTransform,
  onFiles,
  hint,
}: Props) {
  const { t } = useTranslation();
  return (
    // After a change the button is shown with the options on phones.
    <div className={classes.foot} data-choice={(isAgain && !isDone && !isReading) || undefined}>
      {onTransform && (
        <Button
          variant={isDone ? 'default' : 'filled'}
          leftSection={<IconRefresh size={16} stroke={1.75} />}
          disabled={disabled || isReading}
          onClick={onTransform}
        >
          {t(
            isReading
              ? 'importShared.reading'
              : isAgain
                ? 'importShared.transformAgain'
                : 'importShared.transform',
          )}
        </Button>
      )}
      <FileButton accept={accept} isMany={isMany} disabled={disabled} onFiles={onFiles} />
      <span className={`ui-12 ink-3 breaks ${classes.hint}`}>{hint}</span>
    </div>
  );
}
