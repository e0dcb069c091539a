import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCEPT } from '../import-shared/accept.ts';
import { FileRefused } from '../import-shared/FileRefused.tsx';
import type { Mark } from '../import-shared/marks.ts';
import { PasteBox, type PasteBoxHandle } from '../import-shared/PasteBox.tsx';
import { SourceRow } from '../import-shared/SourceRow.tsx';
import { Transform } from '../import-shared/Transform.tsx';
import { isStale } from './draft/sources.ts';
import type { Texts } from './draft/use-texts.ts';
import { HeadingsPanel } from './HeadingsPanel.tsx';
import { hintWords } from './hint-words.ts';
import { LoadTypes } from './ImportTypes.tsx';

type Props = {
  box: RefObject<PasteBoxHandle | null>;
  texts: Texts;
  marks: ReadonlyMap<number, Mark>;
  /** Whether several files may come, each as a section of its own. */
  isMany: boolean;
  lang: string;
  /** Whether the headings are shown in place of the text. */
  hasHeadings: boolean;
  onHeadings: (isOpen: boolean) => void;
  busy: boolean;
  onTransform: () => void;
  /** Takes a text that is too long to be edited on the page. */
  onLong: (content: string) => void;
  onFiles: (files: readonly File[]) => void;
  /** Reads a refused file as plain text. */
  onPlain: (file: File) => void;
  /** Reads what was pasted as plain text, which was refused. */
  onPastedPlain: () => void;
  onMark: (line: number) => void;
};

/** Where the text comes in: pasted, dropped or chosen as a file, and how it is to be read. */
export function LoadSide(props: Props) {
  const { box, texts, marks, isMany, lang, hasHeadings, busy } = props;
  const { onHeadings, onTransform, onLong, onFiles, onPlain, onPastedPlain, onMark } = props;
  const { t } = useTranslation();
  const { source, sources } = texts;
  const headings = isMany && source.format === 'text' ? source.headings : undefined;
  const id = useId();
  const { file, content, isWhole, choice, done, isReading, isStopped, encoding, format, chapters } = source;
  return (
    <>
      <SourceRow
        sources={sources}
        shown={source}
        encoding={encoding}
        disabled={busy || isReading}
        onShow={texts.show}
        onEncoding={texts.setEncoding}
        onRemove={texts.remove}
      />
      <LoadTypes
        choice={choice}
        chapters={isMany ? chapters : 0}
        disabled={busy}
        onChoose={texts.setChoice}
        headings={headings && { id, isOpen: hasHeadings, onTurn: () => onHeadings(!hasHeadings) }}
      />
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
      ) : (
        <PasteBox
          key={source.id}
          ref={box}
          label={t('load.content')}
          placeholder={t(isMany ? 'load.placeholderMany' : 'load.placeholder')}
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
        <FileRefused key={at} name={file.name} why={why} onAnyway={() => onPlain(file)} />
      ))}
      {source.why && (
        <FileRefused name={undefined} why={source.why} onAnyway={busy ? undefined : onPastedPlain} />
      )}
      {isStopped && <FileRefused name={file?.name} why={{ kind: 'stopped' }} />}
      <Transform
        isDone={done !== undefined && !isStale(source)}
        isAgain={done !== undefined}
        isReading={isReading}
        disabled={busy}
        accept={ACCEPT}
        isMany={isMany}
        onTransform={onTransform}
        onFiles={onFiles}
        hint={hintWords(t, choice, format)}
      />
    </>
  );
}
