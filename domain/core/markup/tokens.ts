/** A piece of a markup line: words, or a sign; `raw` is its spelling. */
export type Token = { readonly raw: string } & (
  | { readonly kind: 'words' }
  | { readonly kind: 'break' }
  | { readonly kind: 'linkStart' }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'linkEnd' | 'address'; readonly url: URL }
  | { readonly kind: 'sign'; readonly mayOpen: boolean; readonly mayClose: boolean }
);

/**
 * Matches code, the end of a link with its address (with balanced brackets), a bare address, the start of a link, runs
 * of signs, and line breaks. Each alternative stops at the first character that can't belong to it, so matching is
 * linear. A bare address ends before brackets that it doesn't open and before punctuation at its end; Chinese and
 * Japanese punctuation, after which no space follows, always ends it (markup.8).
 */
const MEANINGFUL =
  /`([^`]+)`|\]\((https?:\/\/(?:[^\s()]|\([^\s()]*\))+)\)|(?<![a-z\d])(https?:\/\/(?:[^\s()[\]<>、-】！-？]|\([^\s()]*\))*(?:[\p{L}\p{N}/#&%=+-]|\([^\s()]*\)))|\[|\n|\*+|__+|~~+/giu;

/** The runs of signs with a meaning; longer ones are text. */
const SIGNS: readonly string[] = ['*', '**', '***', '__', '~~'];

/** Splits a block's text into tokens, in linear time. Each start of a link knows the nearest end after it. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let openLink = -1;
  for (const match of text.matchAll(MEANINGFUL)) {
    if (match.index > at) tokens.push(words(text.slice(at, match.index)));
    at = match.index + match[0].length;
    const token = tokenOf(match, text);
    if (token.kind === 'linkStart') {
      openLink = tokens.push(words(token.raw)) - 1;
    } else if (token.kind === 'linkEnd') {
      tokens.push(openLink < 0 ? words(token.raw) : token);
      if (openLink >= 0) tokens[openLink] = { kind: 'linkStart', raw: '[' };
      openLink = -1;
    } else {
      tokens.push(token);
    }
  }
  if (at < text.length) tokens.push(words(text.slice(at)));
  return tokens;
}

function tokenOf(match: RegExpExecArray, text: string): Token {
  const [raw, code, address, bare] = match;
  if (code !== undefined) return { kind: 'code', raw, text: code };
  const url = URL.parse(address ?? bare ?? '');
  if (url) return { kind: bare ? 'address' : 'linkEnd', raw, url };
  if (raw === '\n') return { kind: 'break', raw };
  if (raw === '[') return { kind: 'linkStart', raw };
  return SIGNS.includes(raw) ? signToken(raw, match.index, text) : words(raw);
}

/**
 * Whether a run of signs can open or close: it opens before text and closes after it; '__' within a word, as in
 * snake__case, does neither.
 */
function signToken(raw: string, from: number, text: string): Token {
  const before = text[from - 1] ?? ' ';
  const after = text[from + raw.length] ?? ' ';
  const mayOpen = /\S/.test(after) && !(raw === '__' && LETTER.test(before));
  const mayClose = /\S/.test(before) && !(raw === '__' && LETTER.test(after));
  return { kind: 'sign', raw, mayOpen, mayClose };
}

const LETTER = /[\p{L}\p{N}]/u;

function words(raw: string): Token {
  return { kind: 'words', raw };
}
