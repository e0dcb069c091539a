const TYPES: Record<string, string> = { txt: 'text/plain', json: 'application/json' };

/** Hands a text to the browser as a file to keep, in UTF-8. */
export function saveFile(name: string, content: string): void {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
