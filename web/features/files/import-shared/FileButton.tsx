import { Button, type ButtonProps } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  accept: string;
  isMany: boolean;
  /** Whether it chooses a folder with all that is in it. */
  isFolder?: boolean;
  disabled: boolean;
  /** Subtle by default. */
  look?: Pick<ButtonProps, 'variant' | 'size'>;
  /** By default what it chooses is a file, or files. */
  words?: string;
  onFiles: (files: readonly File[]) => void;
};

const QUIET = { variant: 'subtle', color: 'gray' } as const;

export function FileButton({ accept, isMany, isFolder = false, disabled, look, words: own, onFiles }: Props) {
  const { t } = useTranslation();
  const fileInput = useRef<HTMLInputElement>(null);
  const words = own ?? t(isMany ? 'importShared.files' : 'importShared.file');
  return (
    <>
      <Button
        {...(look ?? QUIET)}
        leftSection={<IconFileText size={16} stroke={1.75} />}
        disabled={disabled}
        onClick={() => fileInput.current?.click()}
      >
        {words}
      </Button>
      <input
        ref={fileInput}
        type="file"
        hidden
        multiple={isMany}
        accept={accept}
        {...(isFolder && { webkitdirectory: '' })}
        aria-label={words}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again, once it has changed.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
