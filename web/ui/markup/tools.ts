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
import { type Edit, type Selection, SIGNS, withLink, withQuote, withSign, withVideo } from './text-edits.ts';

/** The edit that a tool makes of a text with a selection in it. */
export type EditText = (text: string, selection: Selection) => Edit;

type Tool = {
  /** Its words: `markup.tool.{name}`. */
  name: string;
  Icon: TablerIcon;
  edit: EditText;
  /** The physical key of its shortcut, with Ctrl or Cmd. */
  key?: string;
};

const signTool =
  (of: keyof typeof SIGNS): EditText =>
  (text, selection) =>
    withSign(text, selection, SIGNS[of]);

/** The tools of a markup field (markup.2), in display order. */
export const TOOLS = [
  { name: 'bold', Icon: IconBold, edit: signTool('bold'), key: 'KeyB' },
  { name: 'italic', Icon: IconItalic, edit: signTool('italic'), key: 'KeyI' },
  { name: 'underline', Icon: IconUnderline, edit: signTool('underline'), key: 'KeyU' },
  { name: 'strike', Icon: IconStrikethrough, edit: signTool('strike') },
  { name: 'code', Icon: IconCode, edit: signTool('code') },
  { name: 'quote', Icon: IconBlockquote, edit: withQuote },
  { name: 'link', Icon: IconLink, edit: withLink, key: 'KeyK' },
  { name: 'video', Icon: IconVideo, edit: withVideo },
] as const satisfies readonly Tool[];

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The tool of a pressed shortcut. Physical keys are compared, since letters differ by keyboard layout. */
export function toolByKey({ code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): EditText | undefined {
  if (shiftKey || altKey || ctrlKey === metaKey) return undefined;
  return TOOLS.find((tool: Tool) => tool.key === code)?.edit;
}

/** The shortcut of a tool as its hint shows it; undefined when it has none. */
export function shortcutOf(tool: Tool): string | undefined {
  return tool.key && `Ctrl+${tool.key.slice('Key'.length)}`;
}
