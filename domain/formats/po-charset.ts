import { ENCODINGS, type Encoding } from './encoding.ts';
import { SAMPLE_BYTES } from './encodings.ts';

const CHARSET =
  /^(?:msgstr[ \t]+)?"(?:[^"\n]{0,2000}\\n)?Content-Type:[^"\n]{0,200}charset=([\w.:-]{1,40})/im;

/** Names that gettext's tools know and `TextDecoder` doesn't. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  cp936: 'gb18030',
  cp949: 'euc-kr',
  cp950: 'big5',
};

/** Encodings of another name in which every file of the first one can be read. */
const WIDER: Readonly<Record<string, Encoding>> = { gbk: 'gb18030' };

/** The charset that the header of a PO file says; undefined in other files, in templates, and where it is ASCII. */
export function poCharsetOf(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SAMPLE_BYTES));
  if (!/^msgid\s+""/m.test(start)) return undefined;
  const charset = CHARSET.exec(start.replace(/\r\n?/g, '\n'))?.[1]?.toLowerCase();
  return charset === 'charset' || charset === 'ascii' || charset === 'us-ascii' ? undefined : charset;
}

/** The encoding that a charset names; undefined for one that can't be read. */
export function encodingOfCharset(charset: string): Encoding | undefined {
  try {
    const { encoding } = new TextDecoder(OTHER_NAMES[charset] ?? charset);
    return ENCODINGS.find((one) => one === (WIDER[encoding] ?? encoding));
  } catch {
    return undefined;
  }
}
