import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconItalic,
  IconLink,
  IconStrikethrough,
  IconUnderline,
  IconVideo,
  type TablerIcon,
} from '@tabler/icons-react';
import { type Choice, type Edit, SIGNS, withLink, withQuote, withSign, withVideo } from './marking.ts';

/** What a tool does to a text with a choice in it. */
export type Act = (text: string, choice: Choice) => Edit;

type Tool = {
  /** Its words: `markup.tool.{name}`. */
  name: string;
  Icon: TablerIcon;
  act: Act;
  /** The physical key that does the same with Ctrl or Cmd. */
  key?: string;
};

const sign =
  (of: keyof typeof SIGNS): Act =>
  (text, choice) =>
    withSign(text, choice, SIGNS[of]);

/** The tools over a text with markup (markup.2), in their order. */
export const TOOLS = [
  { name: 'bold', Icon: IconBold, act: sign('bold'), key: 'KeyB' },
  { name: 'italic', Icon: IconItalic, act: sign('italic'), key: 'KeyI' },
  { name: 'underline', Icon: IconUnderline, act: sign('underline'), key: 'KeyU' },
  { name: 'strike', Icon: IconStrikethrough, act: sign('strike') },
  { name: 'code', Icon: IconCode, act: sign('code') },
  { name: 'quote', Icon: IconBlockquote, act: withQuote },
  { name: 'link', Icon: IconLink, act: withLink, key: 'KeyK' },
  { name: 'video', Icon: IconVideo, act: withVideo },
] as const satisfies readonly Tool[];

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>;

/** The tool that a key stands for, by its place on the keyboard: the letters differ from alphabet to alphabet. */
export function toolByKey({
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  isComposing,
}: Pressed): Act | undefined {
  if (isComposing || shiftKey || altKey || ctrlKey === metaKey) return undefined;
  return TOOLS.find((tool: Tool) => tool.key === code)?.act;
}

/** What to press for a tool, as its hint shows it; undefined when it has no key. */
export function capsOf(tool: Tool): string | undefined {
  return tool.key && `Ctrl+${tool.key.slice('Key'.length)}`;
}
