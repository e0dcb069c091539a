import { Button } from '@mantine/core';
import { IconFileText, IconRefresh } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../frame/Notice.tsx';
import { LoadTypes } from './LoadTypes.tsx';
import { PasteBox, type PasteBoxHandle } from './PasteBox.tsx';
import classes from './PasteSide.module.css';
import { textOfFile, typeOfFile } from './read-file.ts';
import { marksOf } from './rows.ts';
import type { Loading } from './use-load.ts';

type Props = {
  box: RefObject<PasteBoxHandle | null>;
  loading: Loading;
  busy: boolean;
  onTransform: () => void;
  onMark: (line: number) => void;
};

/** Where the text comes in: pasted, dropped or chosen as a file, and how it is to be read. */
export function PasteSide({ box, loading, busy, onTransform, onMark }: Props) {
  const { t } = useTranslation();
  const { type, load, stale, rows } = loading;
  const chooser = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState(false);
  const read = async (file: File) => {
    const text = await textOfFile(file);
    setUnread(text === undefined);
    if (text === undefined) return;
    loading.setContent(text);
    loading.setType(typeOfFile(file.name, text));
  };
  return (
    <>
      <LoadTypes loading={loading} />
      <PasteBox
        ref={box}
        content={loading.content}
        onContent={loading.setContent}
        onFile={(file) => void read(file)}
        marks={stale ? new Map() : marksOf(rows)}
        onMark={onMark}
        disabled={busy}
      />
      {unread && <Notice kind="error">{t('load.notText')}</Notice>}
      <div className={classes.foot}>
        <Button
          variant={load && !stale ? 'default' : 'filled'}
          leftSection={<IconRefresh size={16} stroke={1.75} />}
          disabled={busy}
          onClick={onTransform}
        >
          {t(load ? 'load.transformAgain' : 'load.transform')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconFileText size={16} stroke={1.75} />}
          disabled={busy}
          onClick={() => chooser.current?.click()}
        >
          {t('load.file')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".txt,.json,.md,.csv,text/*,application/json"
          aria-label={t('load.file')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void read(file);
            event.currentTarget.value = '';
          }}
        />
        <span className={classes.hint}>{t(`load.hint.${type}`)}</span>
      </div>
    </>
  );
}
