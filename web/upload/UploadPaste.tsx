import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { IconFileText, IconRefresh } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UPLOAD_TYPES } from '#domain/upload-pairs.ts';
import { Notice } from '../frame/Notice.tsx';
import { PasteBox, type PasteBoxHandle } from '../load/PasteBox.tsx';
import { textOfFile } from '../load/read-file.ts';
import classes from './UploadPaste.module.css';
import type { Pairing } from './use-pairs.ts';

type Props = {
  box: RefObject<PasteBoxHandle | null>;
  pairing: Pairing;
  /** How many strings there are, which text must have a line for each of. */
  amount: number;
  /** For a whole project only JSON is read. */
  types: readonly (typeof UPLOAD_TYPES)[number][];
  marks: ReadonlyMap<number, 'error' | 'warning'>;
  busy: boolean;
  onTransform: () => void;
  onMark: (line: number) => void;
};

/** Where the translations come in: pasted, dropped or chosen as a file, and how they are to be read. */
export function UploadPaste({ box, pairing, amount, types, marks, busy, onTransform, onMark }: Props) {
  const { t } = useTranslation();
  const { type, upload, stale, isTransforming } = pairing;
  const chooser = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState(false);
  const read = async (file: File) => {
    const text = await textOfFile(file);
    setUnread(text === undefined);
    if (text === undefined) return;
    pairing.setContent(text);
    pairing.setType(/\.json$/i.test(file.name) || !types.includes('text') ? 'json' : 'text');
  };
  return (
    <>
      <div className={classes.types}>
        {types.length > 1 ? (
          <SegmentedControl
            aria-label={t('upload.type')}
            data={types.map((value) => ({ value, label: t(`upload.${value}`) }))}
            value={type}
            disabled={busy}
            onChange={pairing.setType}
          />
        ) : (
          <h2>{t('upload.json')}</h2>
        )}
      </div>
      <PasteBox
        ref={box}
        content={pairing.content}
        onContent={pairing.setContent}
        onFile={(file) => void read(file)}
        marks={marks}
        onMark={onMark}
        disabled={busy}
      />
      {unread && <Notice kind="error">{t('load.notText')}</Notice>}
      {type === 'text' && (
        <Checkbox
          className={classes.escapes}
          label={t('upload.escapesBreaks')}
          checked={pairing.escapesBreaks}
          disabled={busy}
          onChange={(event) => pairing.setEscapesBreaks(event.currentTarget.checked)}
        />
      )}
      <div className={classes.foot}>
        <Button
          variant={upload && !stale ? 'default' : 'filled'}
          leftSection={<IconRefresh size={16} stroke={1.75} />}
          disabled={busy}
          onClick={onTransform}
        >
          {t(isTransforming ? 'upload.transforming' : upload ? 'upload.transformAgain' : 'upload.transform')}
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
          accept=".txt,.json,text/*,application/json"
          aria-label={t('load.file')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void read(file);
            event.currentTarget.value = '';
          }}
        />
        <span className={classes.hint}>
          {type === 'text' ? t('upload.hint.text', { count: amount }) : t('upload.hint.json')}
        </span>
      </div>
    </>
  );
}
