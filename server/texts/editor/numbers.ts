const [ZERO, NINE, MINUS] = [48, 57, 45];

/**
 * Parses the text of an array of integers, such as `{1,-2,3}`. For ten thousand numbers this takes a third of the time
 * of splitting the text.
 */
export function numbersIn(text: string): Float64Array {
  const numbers = new Float64Array(text.length >> 1);
  let length = 0;
  let number = 0;
  let sign = 1;
  for (let offset = 1; text.length > 2 && offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code >= ZERO && code <= NINE) number = number * 10 + (code - ZERO);
    else if (code === MINUS) sign = -1;
    else {
      numbers[length++] = sign * number;
      number = 0;
      sign = 1;
    }
  }
  return numbers.slice(0, length);
}
