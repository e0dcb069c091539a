import { FORMAT_IDS, FORMATS } from '#domain/formats/model/format.ts';

/** What a person may choose as a file, as a field for files has it; what it really is, is found by looking into it. */
export const SOURCE_FILES = [
  ...new Set(FORMAT_IDS.flatMap((id) => FORMATS[id].extensions.map((extension) => `.${extension}`))),
  'text/*',
  'application/json',
].join(',');
