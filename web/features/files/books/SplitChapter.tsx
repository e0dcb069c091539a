import { Button, Checkbox, Group, Loader, Modal } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChapterText, ChapterTexts } from '#domain/files/previews/read-book-file.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { ScrollBoxRows } from '../../../ui/rows/VirtualRows.tsx';
import type { ChapterRow, SectionStart } from './chapter-rows.ts';
import classes from './SplitChapter.module.css';

type Props = {
  row: ChapterRow;
  /** The chapters that are imported, by their places in the book. */
  imported: ReadonlySet<number>;
  /** The language of the book, if it says it. */
  lang: string | undefined;
  /** Reads the texts of chapters. */
  textsOf: (chapters: readonly number[]) => Promise<ChapterTexts | undefined>;
  onSplit: (starts: readonly SectionStart[]) => void;
  onClose: () => void;
};

const keyOf = ({ chapter, from }: Pick<SectionStart, 'chapter' | 'from'>): string => `${chapter}:${from}`;

/** Asks where in a chapter further sections begin, and whether they do at all texts that look like these (books.20). */
export function SplitChapter({ row, imported, lang, textsOf, onSplit, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const [read, setRead] = useState<ChapterTexts | 'failed'>();
  const [starts, setStarts] = useState<ReadonlyMap<string, SectionStart>>(new Map());
  const [last, setLast] = useState<ChapterText>();
  const submit = useRef<HTMLButtonElement>(null);
  const load = useEffectEvent(() => textsOf([...new Set(row.parts.map(({ chapter }) => chapter))]));
  useEffect(() => {
    let isOpen = true;
    load().then(
      (texts) => isOpen && setRead(texts ?? 'failed'),
      () => isOpen && setRead('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  const texts = read === undefined || read === 'failed' ? undefined : read;
  const textsOfRow = texts?.texts.filter(({ chapter, from }) =>
    row.parts.some(
      (part) => part.chapter === chapter && from >= part.from && from < part.from + part.strings,
    ),
  );
  const first = textsOfRow?.[0];
  const alike = texts?.alike.filter(({ look }) => last?.look !== undefined && look === last.look) ?? [];
  const furtherAlike = alike.filter(
    (one) => imported.has(one.chapter) && !starts.has(keyOf(one)) && one !== first,
  );
  const toggle = (text: ChapterText, isStart: boolean) => {
    const changed = new Map(starts);
    if (isStart) changed.set(keyOf(text), text);
    else changed.delete(keyOf(text));
    setStarts(changed);
    setLast(isStart ? text : undefined);
  };
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('books.splitting.title', { name: row.name })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <p className={classes.hint}>{t('books.splitting.hint')}</p>
      {read === undefined && <Loader size="sm" aria-label={t('books.reading')} />}
      {read === 'failed' && <Notice kind="error">{t('books.splitting.failed')}</Notice>}
      {textsOfRow && (
        <div className={classes.texts}>
          <ScrollBoxRows
            label={t('books.splitting.texts')}
            rows={textsOfRow}
            idOf={keyOf}
            height={() => 32}
            focused={undefined}
          >
            {(text) => (
              <Checkbox
                label={<span lang={lang}>{text.text}</span>}
                classNames={{ root: classes.text, labelWrapper: classes.words }}
                checked={text === first || starts.has(keyOf(text))}
                disabled={text === first}
                onChange={(event) => toggle(text, event.currentTarget.checked)}
              />
            )}
          </ScrollBoxRows>
        </div>
      )}
      {furtherAlike.length > 0 && (
        <Button
          variant="default"
          size="sm"
          classNames={{ root: classes.alike, label: classes.alikeWords }}
          onClick={() => {
            // The button goes away.
            submit.current?.focus();
            setStarts(new Map([...starts, ...furtherAlike.map((one) => [keyOf(one), one] as const)]));
          }}
        >
          {t('books.splitting.alike', { count: furtherAlike.length })}
        </Button>
      )}
      <Group justify="space-between" mt="md">
        <span role="status">{starts.size > 0 && t('books.splitting.new', { count: starts.size })}</span>
        <Group gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
          <Button
            ref={submit}
            variant="filled"
            disabled={starts.size === 0}
            onClick={() => onSplit([...starts.values()])}
          >
            {t('books.splitting.submit')}
          </Button>
        </Group>
      </Group>
    </Modal>
  );
}
