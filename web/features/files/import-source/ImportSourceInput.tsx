import type { TFunction } from 'i18next';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SourceChoice } from '#domain/files/previews/source-choice.ts';
import { FORMATS, type Format, formatsIn, isSubtitles } from '#domain/formats/model/format.ts';
import { SOURCE_FILES } from '#domain/formats/model/format-lists.ts';
import { FormatHelp } from '../../../ui/help-link/FormatHelp.tsx';
import { ColumnsPanel } from '../import-shared/ColumnsPanel.tsx';
import { FileError } from '../import-shared/FileError.tsx';
import type { LineMark } from '../import-shared/line-marks.ts';
import { NumberedTextarea, type NumberedTextareaHandle } from '../import-shared/NumberedTextarea.tsx';
import { TextSwitcher } from '../import-shared/TextSwitcher.tsx';
import { TransformBar } from '../import-shared/TransformBar.tsx';
import { isStale } from './draft/sources.ts';
import type { ImportTexts } from './draft/use-import-texts.ts';
import { HeadingsPanel } from './HeadingsPanel.tsx';
import { SourceChoiceBar } from './SourceChoiceBar.tsx';

type Props = {
  box: RefObject<NumberedTextareaHandle | null>;
  project: number;
  texts: ImportTexts;
  marks: ReadonlyMap<number, LineMark>;
  /** Whether several files are allowed, each as a section of its own. */
  isMany: boolean;
  lang: string;
  /** Whether the list of headings is shown in place of the text. */
  hasHeadings: boolean;
  onHeadings: (isOpen: boolean) => void;
  busy: boolean;
  onTransform: () => void;
  /** Called with a text that is too long to be edited on the page. */
  onLong: (content: string) => void;
  onFiles: (files: readonly File[]) => void;
  /** Reads a refused file as plain text. */
  onPlain: (file: File) => void;
  /** Reads refused pasted text as plain text. */
  onPastedPlain: () => void;
  onMark: (line: number) => void;
};

/** The input side of the page: pasted, dropped or chosen texts, and how they are read. */
export function ImportSourceInput(props: Props) {
  const { box, project, texts, marks, isMany, lang, hasHeadings, busy } = props;
  const { onHeadings, onTransform, onLong, onFiles, onPlain, onPastedPlain, onMark } = props;
  const { t } = useTranslation();
  const { source, sources } = texts;
  const headings = isMany && source.format === 'text' ? source.headings : undefined;
  const id = useId();
  const { content, isWhole, choice, done, isReading, encoding, isGuess, format, chapters } = source;
  return (
    <>
      <TextSwitcher
        texts={sources}
        shown={source}
        // An archive says itself how its texts are written.
        encoding={format === 'xlsx' ? undefined : encoding}
        isGuess={isGuess}
        hasLost={source.hasLost}
        disabled={busy || isReading}
        onShow={texts.show}
        onEncoding={texts.setEncoding}
        onRemove={texts.remove}
      />
      <SourceChoiceBar
        choice={choice}
        chapters={isMany ? chapters : 0}
        disabled={busy}
        onChoose={texts.setChoice}
        cues={source.cues}
        headings={headings && { id, isOpen: hasHeadings, onTurn: () => onHeadings(!hasHeadings) }}
      />
      {source.table && (choice.type === 'csv' || choice.type === 'xlsx') && (
        <ColumnsPanel
          sample={source.table}
          chosen={choice.table}
          disabled={busy}
          onChoose={(table) => texts.setChoice({ ...choice, table })}
        />
      )}
      {headings && hasHeadings ? (
        <HeadingsPanel
          key={source.id}
          id={id}
          choice={choice}
          headings={headings}
          chapters={chapters}
          lang={lang}
          disabled={busy}
          onChoose={texts.setChoice}
        />
      ) : source.format === 'xlsx' ? null : (
        <NumberedTextarea
          key={source.id}
          ref={box}
          label={t('importSource.content')}
          placeholder={t(isMany ? 'importSource.placeholderMany' : 'importSource.placeholder')}
          content={content}
          onContent={texts.setContent}
          onLong={onLong}
          isPart={!isWhole}
          marks={marks}
          onMark={onMark}
          disabled={busy}
        />
      )}
      {texts.refused.map(({ file, why }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several files may have one name.
        <FileError key={at} name={file.name} why={why} onAnyway={() => onPlain(file)} project={project} />
      ))}
      {source.why && (
        <FileError name={undefined} why={source.why} onAnyway={busy ? undefined : onPastedPlain} />
      )}
      {sources.map(
        ({ id, file, error }) =>
          error && <FileError key={id} name={file?.name} why={{ kind: 'failed', error }} />,
      )}
      <TransformBar
        isDone={done !== undefined && !isStale(source)}
        isAgain={done !== undefined}
        isReading={isReading}
        disabled={busy}
        accept={SOURCE_FILES}
        isMany={isMany}
        onTransform={onTransform}
        onFiles={onFiles}
        hint={
          <>
            {hintWords(t, choice, format)} <FormatHelp format={formatToExplain(choice, format)} />
          </>
        }
      />
    </>
  );
}

/** What a text should look like for the chosen format; for subtitles, the detected format. */
function hintWords(t: TFunction, { type, cut }: SourceChoice, format: Format | undefined): string {
  if (type !== 'text' || cut !== 'subtitles') return t(`importSource.hint.${type}`);
  return format && isSubtitles(format)
    ? t('importSource.hint.found', { format: FORMATS[format].label })
    : t('importSource.hint.subtitles');
}

/**
 * The format whose page of the guide is offered: the detected one, or the first of the chosen type; undefined while it
 * isn't known.
 */
function formatToExplain({ type, cut }: SourceChoice, format: Format | undefined): Format | undefined {
  if (type === 'text') return cut !== 'subtitles' ? 'text' : isSubtitles(format ?? null) ? format : undefined;
  return format && FORMATS[format].family === type ? format : formatsIn(type)[0];
}
