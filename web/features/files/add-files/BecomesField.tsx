import { NativeSelect, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/texts/sections.ts';
import { type Becomes, hasChapters, isPathOfBook } from '#domain/files/imports/plan-files.ts';
import { isBook } from '#domain/formats/model/format.ts';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { booksAmong, type FileRow, isReadable, type NewerBook } from './file-rows.ts';
import type { ImportLanguage } from './other-languages.ts';

type Props = {
  row: FileRow;
  sections: readonly Section[];
  languages: readonly ImportLanguage[];
  disabled: boolean;
  /** The name that a new section would have. */
  ownName: string;
  onChoose: (becomes: Becomes) => void;
};

type Choice = { readonly value: string; readonly label: string; readonly becomes: Becomes };

const optionOf = (becomes: Becomes): string =>
  becomes.as === 'translations' && becomes.into !== undefined ? `translations ${becomes.into}` : becomes.as;

/** What becomes of a file: a choice, and the section that it updates or translates. */
export function BecomesField({ row, sections, languages, disabled, ownName, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const { path, inspected, becomes } = row;
  if (!isReadable(inspected) || !becomes) return null;
  const section =
    becomes.as === 'update' ? becomes.section : becomes.as === 'translations' ? becomes.of : sections[0]?.id;
  const known = typeof section === 'number' ? section : sections[0]?.id;
  const into = becomes.as === 'translations' ? becomes.into : undefined;
  const choices: Choice[] = [];
  const add = (becomes: Becomes, label: string) => choices.push({ value: optionOf(becomes), label, becomes });
  const books = booksAmong(sections, row);
  const isOfBook = isBook(inspected.format) || hasChapters(inspected);
  const newer = newerBookOf(row, sections, books.like ?? books.all[0]);
  if (newer && isOfBook) add(newer, t('addFiles.as.newerBook'));
  if (isOfBook) add({ as: 'book' }, t('addFiles.as.book'));
  if (!isBook(inspected.format)) {
    add({ as: 'new', name: ownName }, t('addFiles.as.new'));
    if (known !== undefined) add({ as: 'update', section: known }, t('addFiles.as.update'));
    if (section !== undefined) {
      add({ as: 'translations', of: section }, t('addFiles.as.translations'));
      for (const { project, target_lang } of languages) {
        const language = languageName(target_lang, i18n.language);
        add({ as: 'translations', of: section, into: project }, t('addFiles.translationsInto', { language }));
      }
    }
  }
  add({ as: 'nothing' }, t('addFiles.as.nothing'));
  const isOfSection = becomes.as === 'update' || becomes.as === 'translations';
  return (
    <div className="row gap-8 wrap">
      <NativeSelect
        size="xs"
        aria-label={t('addFiles.becomesOf', { path })}
        data={choices.map(({ value, label }) => ({ value, label }))}
        value={optionOf(becomes)}
        disabled={disabled}
        onChange={(event) => {
          const chosen = choices.find(({ value }) => value === event.currentTarget.value);
          if (chosen) onChoose(chosen.becomes);
        }}
      />
      {becomes.as === 'new' && <span className="ink-2 breaks">{becomes.name}</span>}
      {becomes.as === 'newerBook' && becomes.section !== undefined && (
        <Select
          size="xs"
          searchable
          allowDeselect={false}
          limit={50}
          aria-label={t('addFiles.bookOf', { path })}
          data={books.all.map(({ id, name, num, source_path }) => ({
            value: String(id),
            label: source_path ?? `${num}. ${name}`,
          }))}
          value={String(books.bookOf(becomes.section)?.id)}
          disabled={disabled}
          onChange={(value) => value !== null && onChoose({ as: 'newerBook', section: Number(value) })}
        />
      )}
      {isOfSection && typeof section === 'string' && <span className="ink-2 breaks">{section}</span>}
      {isOfSection && typeof section === 'number' && (
        <Select
          size="xs"
          searchable
          allowDeselect={false}
          limit={50}
          aria-label={t('addFiles.sectionOf', { path })}
          data={sections.map(({ id, name, num }) => ({ value: String(id), label: `${num}. ${name}` }))}
          value={String(section)}
          disabled={disabled}
          onChange={(value) => {
            if (value === null) return;
            const id = Number(value);
            onChoose(
              becomes.as === 'update'
                ? { as: 'update', section: id }
                : { as: 'translations', of: id, ...(into !== undefined && { into }) },
            );
          }}
        />
      )}
    </div>
  );
}

/**
 * Of which book a file is the newer one, unless it is chosen: as it is or was, of its path, or of the first book that
 * it may be of.
 */
function newerBookOf(
  { path, becomes, comparison }: FileRow,
  sections: readonly Section[],
  first: Section | undefined,
): NewerBook | undefined {
  if (becomes?.as === 'newerBook') return becomes;
  if (comparison?.ok) return comparison.of;
  if (isPathOfBook(sections, path)) return { as: 'newerBook' };
  return first && { as: 'newerBook', section: first.id };
}
