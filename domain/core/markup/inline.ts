import { type Token, tokensOf } from './tokens.ts';
import { type Video, videoOf } from './videos.ts';

/** The nodes of a line of markup (markup.2). It is a tree, never HTML. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: Mark; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'video'; readonly href: string; readonly video: Video };

export type Mark = 'bold' | 'italic' | 'underline' | 'strike';

const MARKS: Readonly<Record<string, Mark>> = {
  '**': 'bold',
  '*': 'italic',
  __: 'underline',
  '~~': 'strike',
};

const LINK = '[';

/** An opened sign that is not closed yet. Each sign is open at most once, which limits the depth of the stack. */
type Open = { readonly sign: string; readonly nodes: Inline[] };

/** Parses the text of a block in linear time. Unpaired signs are text; links take precedence over signs. */
export function parseInline(text: string, videoHosts: readonly string[]): Inline[] {
  const root: Inline[] = [];
  const stack: Open[] = [];
  for (const token of tokensOf(text)) meet(token, root, stack, videoHosts);
  while (stack.length > 0) takeBack(root, stack);
  return root;
}

function meet(token: Token, root: Inline[], stack: Open[], videoHosts: readonly string[]): void {
  const nodes = stack.at(-1)?.nodes ?? root;
  if (token.kind === 'words') append(nodes, { kind: 'text', text: token.raw });
  else if (token.kind === 'break') append(nodes, { kind: 'break' });
  else if (token.kind === 'code') append(nodes, { kind: 'code', text: token.text });
  else if (token.kind === 'linkStart') stack.push({ sign: LINK, nodes: [] });
  else if (token.kind === 'sign') {
    for (const sign of splitInline(token.raw, stack)) meetSign({ ...token, raw: sign }, root, stack);
  } else if (token.kind === 'linkEnd') endLink(token.url, root, stack, videoHosts);
  else append(nodes, bareLinkOf(token, stack));
}

/** Splits a run of signs. Of '***' the innermost sign is closed first. */
function splitInline(run: string, stack: readonly Open[]): readonly string[] {
  if (run !== '***') return [run];
  return stack.at(-1)?.sign === '*' ? ['*', '**'] : ['**', '*'];
}

function meetSign(
  { raw: sign, mayOpen, mayClose }: Extract<Token, { kind: 'sign' }>,
  root: Inline[],
  stack: Open[],
): void {
  const mark = MARKS[sign];
  const place = stack.findLastIndex((open) => open.sign === sign);
  const isInLink = place < stack.findLastIndex((open) => open.sign === LINK);
  if (mark && place >= 0 && mayClose && !isInLink) {
    while (stack.length > place + 1) takeBack(root, stack);
    const children = stack.pop()?.nodes ?? [];
    append(nodesOf(root, stack), { kind: mark, children });
  } else if (mark && place < 0 && mayOpen) {
    stack.push({ sign, nodes: [] });
  } else {
    append(nodesOf(root, stack), { kind: 'text', text: sign });
  }
}

function endLink(url: URL, root: Inline[], stack: Open[], videoHosts: readonly string[]): void {
  while (stack.at(-1)?.sign !== LINK && stack.length > 0) takeBack(root, stack);
  const children = stack.pop()?.nodes ?? [];
  append(nodesOf(root, stack), linkOf(url, children, videoHosts));
}

/**
 * A link, or a video if `[video](address)` has the address of one that can be embedded; a link without words shows its
 * address.
 */
function linkOf(url: URL, children: readonly Inline[], videoHosts: readonly string[]): Inline {
  const { href } = url;
  const [only, ...more] = children;
  if (only === undefined) return { kind: 'link', href, children: [{ kind: 'text', text: href }] };
  const isVideo = more.length === 0 && only.kind === 'text' && only.text.trim().toLowerCase() === 'video';
  const video = isVideo ? videoOf(url, videoHosts) : undefined;
  return video ? { kind: 'video', href, video } : { kind: 'link', href, children };
}

/** A bare address as it is written is a link, except in the words of another link (markup.8). */
function bareLinkOf({ raw, url }: { raw: string; url: URL }, stack: readonly Open[]): Inline {
  const words: Inline = { kind: 'text', text: raw };
  return stack.some(({ sign }) => sign === LINK)
    ? words
    : { kind: 'link', href: url.href, children: [words] };
}

/** Turns the innermost opening back into text, because it is never closed. */
function takeBack(root: Inline[], stack: Open[]): void {
  const open = stack.pop();
  if (!open) return;
  const nodes = nodesOf(root, stack);
  append(nodes, { kind: 'text', text: open.sign });
  for (const node of open.nodes) append(nodes, node);
}

function nodesOf(root: Inline[], stack: readonly Open[]): Inline[] {
  return stack.at(-1)?.nodes ?? root;
}

/** Appends a node; text is joined to text before it. */
export function append(nodes: Inline[], node: Inline): void {
  const last = nodes.at(-1);
  if (node.kind === 'text' && last?.kind === 'text') {
    nodes[nodes.length - 1] = { kind: 'text', text: last.text + node.text };
  } else {
    nodes.push(node);
  }
}
