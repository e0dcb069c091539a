/**
 * The Content-Disposition header of a downloaded file (RFC 6266): the name in ASCII for old programs, and in full. Both
 * are escaped, so that the name can't end the value.
 */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\w.() -]/g, '_');
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}
