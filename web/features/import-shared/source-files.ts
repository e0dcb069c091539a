import { FORMAT_IDS, FORMATS, isBook } from '#domain/formats/model/format.ts';

/** The source files that may be chosen, as in `accept`. The real format is detected from the content. */
export const SOURCE_FILES = [
  ...new Set(
    FORMAT_IDS.filter((id) => !isBook(id)).flatMap((id) =>
      FORMATS[id].extensions.map((extension) => `.${extension}`),
    ),
  ),
  'text/*',
  'application/json',
].join(',');
