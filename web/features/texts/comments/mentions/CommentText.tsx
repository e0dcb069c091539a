import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mentionsIn } from '#domain/notices/notifications/mentions.ts';
import { Markup } from '../../../../ui/markup/Markup.tsx';

/** The text of a comment, in which mentions are links to profiles (notifications.31). */
export function CommentText({ text }: { text: string }) {
  return <Markup text={text} showText={withMentions} />;
}

/** A text without markup, with its mentions as links. */
function withMentions(text: string): ReactNode {
  const mentions = mentionsIn(text);
  if (mentions.length === 0) return text;
  return [
    ...mentions.flatMap(({ start, end, username }, index) => [
      text.slice(mentions[index - 1]?.end ?? 0, start),
      <Link key={start} to="/users/$userId" params={{ userId: username.toLowerCase() }}>
        {text.slice(start, end)}
      </Link>,
    ]),
    text.slice(mentions.at(-1)?.end),
  ];
}
