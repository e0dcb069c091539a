/** A literal, an escape, a class, the beginning of a group, a repetition, or any other character of a pattern. */
const TOKEN =
  /\\Q(?<literal>[\s\S]*?)(?:\\E|$)|\\[pPx]\{[^{}]*\}|\\[\s\S]|\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]|(?<flags>\(\?[\w-]*\))|(?<open>\((?:\?(?:P?<\w*>|[\w-]*:))?)|(?<close>\))|\{(?<least>\d+)(?:,(?<most>\d*))?\}|(?<postfix>[*+?])|[\s\S]/gu;

/**
 * Roughly how many states a pattern of RE2 has when it is compiled, repetitions unrolled. It is read from the pattern alone, in linear
 * time, because compiling a large one takes long: `a{1000}` 36 times has 36,000 states.
 */
export function roughStates(pattern: string): number {
  const around: number[] = [];
  let [before, last] = [0, 0];
  for (const { groups = {} } of pattern.matchAll(TOKEN)) {
    const { literal, flags, open, close, least, most, postfix } = groups;
    if (least !== undefined) {
      last *= Math.max(1, Number(least), Number(most || 0));
      continue;
    }
    if (flags !== undefined || postfix !== undefined) continue;
    if (close !== undefined) {
      last = before + last;
      before = around.pop() ?? 0;
      continue;
    }
    before += last;
    last = literal?.length ?? 1;
    if (open === undefined) continue;
    around.push(before);
    [before, last] = [open.startsWith('(?') && open.endsWith(':') ? 0 : 2, 0];
  }
  return before + last + around.reduce((sum, states) => sum + states, 0);
}
