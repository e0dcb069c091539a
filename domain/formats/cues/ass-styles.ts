const STYLE = /^Style\s{0,10}:\s{0,10}([^,\n]{0,200}),.*$/gim;
const EVENTS_FORMAT = /^\[Events\]\s*^Format\s{0,10}:(.*)$/im;
const STYLES_FORMAT = /^\[V4\+? Styles\]\s*^Format\s{0,10}:(.*)$/im;

/**
 * The header of an ASS file with the missing styles of another file, whose cues join it. Of two styles with one name
 * the first file's wins. Nothing is added if the two files list different fields.
 */
export function mergeStyles(header: string, other: string): string {
  const styles = [...header.matchAll(STYLE)];
  const names = new Set(styles.map(([, name]) => name));
  const missing = [...other.matchAll(STYLE)].filter(([, name]) => !names.has(name)).map(([line]) => line);
  if (missing.length === 0 || !areAlike(STYLES_FORMAT, header, other)) return header;
  const last = styles.at(-1) ?? STYLES_FORMAT.exec(header);
  if (!last) return header;
  const end = last.index + last[0].length;
  return `${header.slice(0, end)}\n${missing.join('\n')}${header.slice(end)}`;
}

/** Whether the events of two files have the same fields in the same order, so that they can be in one file. */
export function haveAlikeEvents(header: string, other: string): boolean {
  return areAlike(EVENTS_FORMAT, header, other);
}

function areAlike(format: RegExp, header: string, other: string): boolean {
  const [fields, others] = [header, other].map((one) => format.exec(one)?.[1]?.replaceAll(/\s/g, ''));
  return fields !== undefined && fields.toLowerCase() === others?.toLowerCase();
}
