/**
 * The header that names a downloaded file (RFC 6266): in ASCII for old programs, and in full. Nothing of the name can end the
 * value.
 */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\w.() -]/g, '_');
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}
