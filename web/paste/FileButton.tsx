import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  accept: string;
  isMany: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Opens the browser's choice of files. */
export function FileButton({ accept, isMany, disabled, onFiles }: Props) {
  const { t } = useTranslation();
  const chooser = useRef<HTMLInputElement>(null);
  const words = t(isMany ? 'paste.files' : 'paste.file');
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconFileText size={16} stroke={1.75} />}
        disabled={disabled}
        onClick={() => chooser.current?.click()}
      >
        {words}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={isMany}
        accept={accept}
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
