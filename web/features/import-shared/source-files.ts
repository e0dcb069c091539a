import { FORMAT_IDS, FORMATS } from '#domain/formats/model/format.ts';

/** The source files that may be chosen, as in `accept`. The real format is detected from the content. */
export const SOURCE_FILES = [
  ...new Set(FORMAT_IDS.flatMap((id) => FORMATS[id].extensions.map((extension) => `.${extension}`))),
  'text/*',
  'application/json',
].join(',');
