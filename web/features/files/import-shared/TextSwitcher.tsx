import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ENCODINGS, type Encoding } from '#domain/formats/encoding.ts';
import classes from './TextSwitcher.module.css';

/** A text to be imported: pasted, or a file. */
export type ImportText = {
  readonly id: number;
  readonly file?: File | undefined;
  /** Whether it is short enough to be edited here; true by default. */
  readonly isWhole?: boolean | undefined;
};

type Props = {
  texts: readonly ImportText[];
  shown: ImportText;
  /** The encoding of the shown file; undefined for pasted text. */
  encoding: Encoding | undefined;
  /** Whether the encoding is no more than a guess. */
  isGuess?: boolean | undefined;
  /** Whether bytes of the file are none of it. */
  hasLost?: boolean | undefined;
  disabled: boolean;
  onShow: (id: number) => void;
  onEncoding: (encoding: Encoding) => void;
  onRemove: (id: number) => void;
};

/** Display names of encodings that differ from the capitalized name. */
const NAMES: { readonly [Name in Encoding]?: string } = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'koi8-r': 'KOI8-R',
  'koi8-u': 'KOI8-U',
  ibm866: 'DOS (CP866)',
  shift_jis: 'Shift JIS',
  big5: 'Big5',
};

const nameOfEncoding = (encoding: Encoding) =>
  NAMES[encoding] ?? encoding.replace(/^(?:iso|euc|gb)/, (start) => start.toUpperCase()).replace(/^w/, 'W');
const OPTIONS = ENCODINGS.map((value) => ({ value, label: nameOfEncoding(value) }));
const isEncoding = (value: string): value is Encoding => ENCODINGS.some((one) => one === value);

/** Switches between texts, changes the shown one's encoding or removes it. Hidden for a single pasted text. */
export function TextSwitcher({
  texts,
  shown,
  encoding,
  isGuess,
  hasLost,
  disabled,
  onShow,
  onEncoding,
  onRemove,
}: Props) {
  const { t } = useTranslation();
  const nameOf = ({ file }: ImportText) => file?.name ?? t('importShared.pasted');
  const guessed = (name: string) => ({ value: encoding ?? '', label: t('importShared.guess', { name }) });
  if (texts.length < 2 && !shown.file && shown.isWhole !== false) return null;
  return (
    <div className={`row gap-4 wrap ${classes.source}`} data-choice>
      {texts.length > 1 ? (
        <NativeSelect
          size="sm"
          aria-label={t('importShared.source')}
          data={texts.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
          value={String(shown.id)}
          onChange={(event) => onShow(Number(event.currentTarget.value))}
        />
      ) : (
        <span className="ui-13 weight-500 ink-1 truncate">{nameOf(shown)}</span>
      )}
      {encoding && (
        <NativeSelect
          className={classes.encoding}
          size="sm"
          aria-label={t('importShared.encoding')}
          data={isGuess ? OPTIONS.map((one) => (one.value === encoding ? guessed(one.label) : one)) : OPTIONS}
          value={encoding}
          error={hasLost && t('importShared.lost')}
          disabled={disabled}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (isEncoding(value)) onEncoding(value);
          }}
        />
      )}
      <ActionIcon
        aria-label={t('importShared.remove', { file: nameOf(shown) })}
        disabled={disabled}
        onClick={() => onRemove(shown.id)}
      >
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
