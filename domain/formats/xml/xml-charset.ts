const DECLARED = /^(?:\xEF\xBB\xBF)?<\?xml\s[^>]{0,200}\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** The charset that an XML file declares; undefined if it declares none, or is no XML in an encoding that extends ASCII. */
export function xmlCharsetOf(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 400));
  return DECLARED.exec(start)?.[1]?.toLowerCase();
}
