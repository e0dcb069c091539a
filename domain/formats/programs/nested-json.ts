import type { FileFormat } from '../model/file-format.ts';
import { entryFormat } from './entries.ts';
import { jsonCodec } from './json-entries.ts';

/** JSON objects within each other, as i18next and others have them; each text has its path for a key (programs.18). */
export const NESTED_JSON = entryFormat(jsonCodec({ id: 'nested_json', isNested: true })) satisfies FileFormat;
