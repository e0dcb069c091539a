import { Checkbox } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationsType } from '#domain/files/imports/translation-pairs.ts';
import { DETECTORS } from '#domain/formats/detectors.ts';
import { type Format, formatsIn } from '#domain/formats/model/format.ts';
import { SOURCE_FILES } from '#domain/formats/model/format-lists.ts';
import { FileDrop } from '../../features/files/import-shared/FileDrop.tsx';
import { FileError } from '../../features/files/import-shared/FileError.tsx';
import { familyWords } from '../../features/files/import-shared/family-words.ts';
import type { LineMark } from '../../features/files/import-shared/line-marks.ts';
import {
  NumberedTextarea,
  type NumberedTextareaHandle,
} from '../../features/files/import-shared/NumberedTextarea.tsx';
import { TextSwitcher } from '../../features/files/import-shared/TextSwitcher.tsx';
import { TransformBar } from '../../features/files/import-shared/TransformBar.tsx';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { FormatHelp } from '../../ui/help-link/FormatHelp.tsx';
import classes from './ImportTranslationsInput.module.css';
import type { Pairs } from './use-pairs.ts';

type Props = {
  box: RefObject<NumberedTextareaHandle | null>;
  pairing: Pairs;
  /** The number of strings: text must have a line for each. */
  amount: number;
  /** For a whole project only JSON is read, and documents for proofreading. */
  types: readonly TranslationsType[];
  marks: ReadonlyMap<number, LineMark>;
  /** Whether several files are allowed, as for a whole project. */
  isMany: boolean;
  busy: boolean;
  onTransform: () => void;
  /** Called with a text that is too long to be edited on the page. */
  onLong: (content: string) => void;
  onFiles: (files: readonly File[]) => void;
  /** Reads a refused text as plain text. */
  onPlain: (refused: Pairs['refused'][number]) => void;
  onMark: (line: number) => void;
};

/** The input side of the page: pasted, dropped or chosen texts, and how they are read. */
export function ImportTranslationsInput(props: Props) {
  const { box, pairing, amount, types, marks, isMany, busy } = props;
  const { onTransform, onLong, onFiles, onPlain, onMark } = props;
  const { t } = useTranslation();
  const { type, upload, stale, isTransforming, texts, shown, refused } = pairing;
  // What stands for a workbook or a document is not to be read by people.
  const isArchive =
    type === 'docx' || (shown.file !== undefined && DETECTORS.xlsx(shown.content, undefined) > 0);
  return (
    <>
      <TextSwitcher
        texts={texts}
        shown={shown}
        encoding={isArchive ? undefined : shown.encoding}
        isGuess={shown.isGuess}
        hasLost={shown.hasLost}
        disabled={busy}
        onShow={pairing.show}
        onEncoding={pairing.setEncoding}
        onRemove={pairing.remove}
      />
      <div className={`row ${classes.types}`}>
        {types.length > 1 ? (
          <SegmentedChoice
            label={t('importTranslations.type')}
            options={types.map((value) => ({ value, label: typeWords(t, value) }))}
            value={type}
            disabled={busy}
            onChange={pairing.setType}
          />
        ) : (
          <h2>{typeWords(t, types[0] ?? 'json')}</h2>
        )}
      </div>
      {!isArchive && (
        <NumberedTextarea
          key={shown.id}
          ref={box}
          label={t('importTranslations.content')}
          placeholder={t(isMany ? 'importTranslations.placeholderMany' : 'importTranslations.placeholder')}
          content={shown.content}
          onContent={pairing.setContent}
          onLong={onLong}
          isPart={shown.isWhole === false}
          marks={marks}
          onMark={onMark}
          disabled={busy}
        />
      )}
      {refused.map((one, at) => {
        const name = one.from instanceof File ? one.from.name : undefined;
        return (
          <FileError
            // biome-ignore lint/suspicious/noArrayIndexKey: several files may have one name.
            key={at}
            name={name}
            why={one.why}
            onAnyway={types.includes('text') && !busy ? () => onPlain(one) : undefined}
          />
        );
      })}
      {type === 'text' && (
        <Checkbox
          className={classes.escapes}
          label={t('importTranslations.escapesBreaks')}
          checked={pairing.escapesBreaks}
          disabled={busy}
          onChange={(event) => pairing.setEscapesBreaks(event.currentTarget.checked)}
        />
      )}
      <TransformBar
        isDone={upload !== undefined && !stale}
        isAgain={upload !== undefined}
        isReading={isTransforming}
        disabled={busy}
        accept={acceptOf(types)}
        isMany={isMany}
        onTransform={type === 'docx' && shown.content === '' ? undefined : onTransform}
        onFiles={onFiles}
        hint={
          <>
            {t(`importTranslations.hint.${type}`, { count: amount })}{' '}
            <FormatHelp format={formatOfHelp(type)} />
          </>
        }
      />
      <FileDrop
        words={t(isMany ? 'importTranslations.drop' : 'importShared.drop')}
        disabled={busy}
        onFiles={onFiles}
      />
    </>
  );
}

const typeWords = (t: TFunction, type: TranslationsType): string =>
  type === 'docx' ? t('importTranslations.proofreading') : familyWords(t, type);

/** The files that may be chosen, as in `accept`. */
function acceptOf(types: readonly TranslationsType[]): string {
  if (types.includes('text')) return `${SOURCE_FILES},.docx`;
  return types.includes('json') ? '.json,application/json,.docx' : '.docx';
}

function formatOfHelp(type: TranslationsType): Format | undefined {
  if (type === 'docx') return 'docx';
  return type === 'subtitles' ? undefined : formatsIn(type)[0];
}
