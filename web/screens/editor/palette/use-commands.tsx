import { IconFolder, IconLink, IconNotes } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { STATUS_FILTERS, STRING_SORTS } from '#domain/editor/string-filters.ts';
import type { EditorPage, PageAsked } from '../../../data/queries/editor.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { Caps } from '../../../features/shortcuts/Caps.tsx';
import { KEY_TABLE } from '../../../features/shortcuts/keys.ts';
import { unfiltered } from '../filters/active-filters.ts';
import { StatusMark } from '../filters/StatusMark.tsx';
import { useCopyLink } from '../navigation/use-copy-link.ts';
import type { Moves } from '../navigation/use-moves.ts';
import { deedsNow } from '../shortcuts/commands.ts';
import { useEditor } from '../state/editor-context.ts';
import type { Opened } from '../state/opened.ts';
import { STRING_DEEDS } from '../state/string-commands.ts';
import type { Managing } from '../strings/use-managing.ts';
import { sortBy } from '../toolbar/sorts.ts';
import type { Command, Commands } from './sought-commands.ts';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

/** Keys that say nothing without a number, or are how one came here. */
const UNNAMED: readonly string[] = ['chooseVersion', 'palette', 'leave'];

const ICON = { size: 16, stroke: 1.75 };

type Place = {
  query: string;
  moves: Moves;
  managing: Managing;
  page: EditorPage;
  asked: PageAsked;
  chosen: EditorRow | undefined;
  open: (tool: Opened) => void;
};

/** All that can be done now, under the palette's headings. */
export function useCommands({ query, moves, managing, page, asked, chosen, open }: Place): Commands {
  const { t } = useTranslation();
  const { at, project } = useEditor();
  const navigate = route.useNavigate();
  const { data: sections = [] } = useQuery(sectionsQuery(at));
  const [deeds] = useState(deedsNow);
  const copyLink = useCopyLink();
  const list = moves.list;

  const acts: Command[] = KEY_TABLE.flatMap(([name]) => {
    const deed = deeds[name];
    if (!deed || UNNAMED.includes(name)) return [];
    return [{ label: t(`editorKeys.names.${name}`), keys: <Caps of={name} />, deed: () => deed(0) }];
  });
  acts.push({
    label: t('editorSettings.title'),
    mark: <IconNotes {...ICON} />,
    deed: () => open('settings'),
  });
  if (chosen) {
    acts.push({
      label: t('editorTools.palette.copyLink', { index: chosen.index }),
      mark: <IconLink {...ICON} />,
      deed: () => void copyLink(moves.hrefOf(chosen.id)),
    });
  }

  const { deed } = managing;
  if (chosen && deed) {
    const commands = STRING_DEEDS.flatMap((one) => ('key' in one ? [] : one));
    acts.push(
      ...commands.map(({ name, Icon }) => ({
        label: t(`editorStrings.commands.${name}`, { index: chosen.index }),
        mark: <Icon {...ICON} />,
        deed: () => deed(name, chosen),
      })),
    );
  }

  return {
    go: places({ t, query, moves, page, section: chosen?.section_id ?? page.sections[0]?.id }),
    acts,
    filters: [
      { label: t('editorFilters.all'), deed: () => void moves.narrow(unfiltered(list)) },
      ...STATUS_FILTERS.map((status) => ({
        label: t(`editorFilters.status.${status}`),
        mark: <StatusMark of={status} />,
        deed: () => void moves.narrow({ ...list, status: [status] }),
      })),
    ],
    sorts: STRING_SORTS.map((sort) => ({
      label: t(`editorTools.sorts.${sort}`),
      deed: () => void moves.narrow(sortBy(list, sort)),
    })),
    sections: sections
      .filter(({ id }) => printSectionId(id) !== asked.sections)
      .map(({ id, name }) => ({
        label: name,
        lang: project.source_lang,
        mark: <IconFolder {...ICON} />,
        deed: () =>
          void navigate({
            to: '/projects/$projectId/editor/$sectionsList',
            params: { projectId: at, sectionsList: printSectionId(id) },
          }),
      })),
  };
}

type Numbered = {
  t: TFunction;
  query: string;
  moves: Moves;
  page: EditorPage;
  /** The section whose strings are counted: that of the chosen one. */
  section: number | undefined;
};

/** Where a number leads: to a string, to a page. */
function places({ t, query, moves, page, section }: Numbered): Command[] {
  const number = /^\s*#?(\d{1,6})\s*$/.exec(query)?.[1];
  const { name = '', stats } = page.sections.find(({ id }) => id === section) ?? {};
  if (number === undefined || section === undefined) return [];
  const index = Number(number);
  const found: Command[] = [];
  if (index >= 1 && index <= (stats?.strings_amount ?? 0)) {
    const words =
      page.sections.length === 1
        ? t('editorTools.palette.string', { number: index })
        : t('editorTools.palette.stringIn', { number: index, section: name });
    found.push({ label: words, deed: () => void moves.showIndex(section, index) });
  }
  if (index >= 1 && index <= page.colours.length) {
    found.push({
      label: t('editorTools.palette.page', { number: index }),
      deed: () => moves.turnTo(index),
    });
  }
  return found;
}
