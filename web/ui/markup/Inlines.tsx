import { Fragment, type ReactNode } from 'react';
import type { Inline, Mark } from '#domain/core/markup/inline.ts';
import { VideoOnClick } from './VideoOnClick.tsx';

const ELEMENTS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const satisfies Record<
  Mark,
  string
>;

type Props = {
  nodes: readonly Inline[];
  /** How texts are shown, except those of links; as they are without it. */
  showText?: ((text: string) => ReactNode) | undefined;
};

/** The inline elements of a line of markup. */
export function Inlines({ nodes, showText }: Props) {
  return nodes.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no id but their position
    <Fragment key={at}>{elementOf(node, showText)}</Fragment>
  ));
}

function elementOf(node: Inline, showText: Props['showText']): ReactNode {
  if (node.kind === 'text') return showText ? showText(node.text) : node.text;
  if (node.kind === 'break') return <br />;
  if (node.kind === 'code') return <code>{node.text}</code>;
  if (node.kind === 'video') return <VideoOnClick video={node.video} href={node.href} />;
  if (node.kind === 'link') {
    return (
      <a href={node.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        <Inlines nodes={node.children} />
      </a>
    );
  }
  const Element = ELEMENTS[node.kind];
  return (
    <Element>
      <Inlines nodes={node.children} showText={showText} />
    </Element>
  );
}
