import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import type { ListedString } from '#contract/strings.ts';
import { downloadName } from '#domain/download-names.ts';
import {
  chosenFrom,
  type DownloadOptions,
  type DownloadRow,
  downloadOf,
  EXTENSIONS,
  type Version,
} from '#domain/downloads.ts';
import { isJsonType, type SectionType } from '#domain/section-types.ts';

/** What a person chose in the dialog. */
export type Choice = DownloadOptions & { readonly version: Version };

/** Why these sections don't go into one file: text and JSON together, or nothing to put into it (SPEC §5 'Download'). */
export function whyNotDownload(sections: readonly Section[]): 'mixed' | 'nothing' | undefined {
  const filled = sections.filter(({ stats }) => stats.strings_amount > 0);
  if (filled.length === 0) return 'nothing';
  return new Set(filled.map(({ type }) => isJsonType(type))).size > 1 ? 'mixed' : undefined;
}

/** The one type of a file made of several sections: the list of JSON if any of them is one, since it keeps everything. */
export function typeOfFile(sections: readonly Section[]): SectionType {
  const types = sections.filter(({ stats }) => stats.strings_amount > 0).map(({ type }) => type);
  return types.find((type) => type === 'special_json') ?? types[0] ?? 'text';
}

/** Name and content of the file (DECISIONS §6); the strings are those of the sections, one after the other. */
export function fileOf(
  project: Pick<Project, 'handle' | 'target_lang'>,
  sections: readonly Section[],
  strings: readonly ListedString[],
  { version, ...options }: Choice,
): { name: string; content: string } {
  const type = typeOfFile(sections);
  const rows = strings.map(
    ({ text, key, context, translations = [] }): DownloadRow => ({
      text,
      key,
      context,
      translation: chosenFrom(translations, version)?.text ?? null,
    }),
  );
  const [first, ...others] = sections;
  const splitting = sections.some(({ splitting }) => splitting === 'paragraphs') ? 'paragraphs' : null;
  return {
    name: downloadName(
      project.handle,
      others.length === 0 ? first?.name : undefined,
      project.target_lang,
      EXTENSIONS[type],
    ),
    content: downloadOf(type, splitting, rows, options),
  };
}
