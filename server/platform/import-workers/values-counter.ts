const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/**
 * Counts the values of a JSON text approximately: its objects, arrays and everything after a comma. The memory of the parsed
 * text depends on this and on its length. Call it with each piece in turn.
 */
export function valuesCounter(): (piece: Uint8Array) => number {
  let values = 0;
  let isInString = false;
  let isEscaped = false;
  return (piece) => {
    for (const byte of piece) {
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = isInString;
      else if (byte === QUOTE) isInString = !isInString;
      else if (!isInString && (byte === COMMA || byte === BRACKET || byte === BRACE)) values++;
    }
    return values;
  };
}
