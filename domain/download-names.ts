/**
 * Bytes that a section's name may take in a file's name; with handle and language it stays below the 255 of
 * file systems.
 */
const SECTION_BYTES = 120;

/**
 * The name of a downloaded file, `{handle}-{section}-{target_lang}.{ext}` (DECISIONS §6), fit for any system.
 */
export function downloadName(handle: string, section: string | undefined, lang: string, ext: string): string {
  const parts = [handle, cut(fitForFiles(section ?? '')), lang].filter((part) => part !== '');
  return `${parts.join('-')}.${ext}`;
}

/** White space and what some system forbids become underscores; what can't be seen goes. */
function fitForFiles(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\s/\\:*?"<>|]+/g, '_')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/^[._]+|[._]+$/g, '');
}

function cut(name: string): string {
  let kept = '';
  let bytes = 0;
  for (const character of name) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > SECTION_BYTES) break;
    kept += character;
  }
  return kept;
}
