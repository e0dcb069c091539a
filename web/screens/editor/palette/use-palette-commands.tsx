import { IconFolder, IconHistory, IconLink, IconNotes } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/core/access/roles.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { append } from '#domain/core/long-lists.ts';
import { STATUS_FILTERS, STRING_SORTS } from '#domain/texts/editor/string-filters.ts';
import { roleIn } from '../../../data/access/access.ts';
import type { PageOutline, PageParams, RowString } from '../../../data/queries/editor.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { KeyCaps } from '../../../ui/shortcuts/KeyCaps.tsx';
import { KEY_TABLE } from '../../../ui/shortcuts/keys.ts';
import { withoutFilters } from '../filters/active-filters.ts';
import { StatusMark } from '../filters/StatusMark.tsx';
import { type Navigation, useNavigationContext } from '../navigation/navigation-context.ts';
import { useCopyLink } from '../navigation/use-copy-link.ts';
import { currentCommands } from '../shortcuts/commands.ts';
import { useEditor } from '../state/editor-context.ts';
import type { OpenedDialog } from '../state/open-dialog.tsx';
import { commandsOn } from '../state/string-commands.ts';
import { useStringCommand } from '../state/string-management.ts';
import { sortBy } from '../toolbar/sorts.ts';
import type { PaletteCommand, PaletteCommands } from './search-commands.ts';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

/** Shortcuts that make no sense in the palette. */
const OMITTED: readonly string[] = ['chooseTranslation', 'palette', 'leave'];

const ICON = { size: 16, stroke: 1.75 };

type Options = {
  query: string;
  page: PageOutline;
  params: PageParams;
  chosen: RowString | undefined;
  open: (tool: OpenedDialog) => void;
};

/** All entries of the palette, by group. */
export function usePaletteCommands({ query, page, params, chosen, open }: Options): PaletteCommands {
  const { t } = useTranslation();
  const { projectRef, project } = useEditor();
  const navigate = route.useNavigate();
  const { data: sections = [] } = useQuery(sectionsQuery(project.id));
  const [registered] = useState(currentCommands);
  const copyLink = useCopyLink();
  const navigation = useNavigationContext();
  const { list, changeList, hrefOf } = navigation;
  const runOnString = useStringCommand();

  const commands: PaletteCommand[] = KEY_TABLE.flatMap(([name]) => {
    const command = registered[name];
    if (!command || OMITTED.includes(name)) return [];
    return [{ label: t(`editorKeys.names.${name}`), keys: <KeyCaps of={name} />, run: () => command(0) }];
  });
  commands.push({
    label: t('editorSettings.title'),
    mark: <IconNotes {...ICON} />,
    run: () => open('settings'),
  });
  if (chosen) {
    commands.push({
      label: t('editorTools.palette.copyLink', { index: chosen.index }),
      mark: <IconLink {...ICON} />,
      run: () => void copyLink(hrefOf(chosen.id)),
    });
  }

  if (chosen && hasPermission(roleIn(project), 'can_see_logs')) {
    commands.push({
      label: t('editorTools.palette.showInLog', { index: chosen.index }),
      mark: <IconHistory {...ICON} />,
      run: () =>
        void navigate({
          to: '/projects/$projectId',
          params: { projectId: projectRef },
          search: { string: chosen.id },
          hash: 'log',
        }),
    });
  }

  if (chosen && runOnString) {
    const withoutKey = commandsOn(project, chosen).flatMap((one) => ('key' in one ? [] : one));
    append(
      commands,
      withoutKey.map(({ name, Icon }) => ({
        label: t(`editorStrings.commands.${name}`, { index: chosen.index }),
        mark: <Icon {...ICON} />,
        run: () => runOnString(name, chosen),
      })),
    );
  }

  return {
    go: numberedCommands({ t, query, navigation, page, section: chosen?.section_id ?? page.sections[0]?.id }),
    commands,
    filters: [
      { label: t('editorFilters.all'), run: () => void changeList(withoutFilters(list)) },
      ...STATUS_FILTERS.map((status) => ({
        label: t(`editorFilters.status.${status}`),
        mark: <StatusMark of={status} />,
        run: () => void changeList({ ...list, status: [status] }),
      })),
    ],
    sorts: STRING_SORTS.map((sort) => ({
      label: t(`editorTools.sorts.${sort}`),
      run: () => void changeList(sortBy(list, sort)),
    })),
    sections: sections
      .filter(({ id }) => printSectionId(id) !== params.sections)
      .map(({ id, name }) => ({
        label: name,
        lang: project.source_lang,
        mark: <IconFolder {...ICON} />,
        run: () =>
          void navigate({
            to: '/projects/$projectId/editor/$sectionsList',
            params: { projectId: projectRef, sectionsList: printSectionId(id) },
          }),
      })),
  };
}

type Numbered = {
  t: TFunction;
  query: string;
  navigation: Navigation;
  page: PageOutline;
  /** The section of the string's index: that of the chosen one. */
  section: number | undefined;
};

/** The string and the page with the number of the query. */
function numberedCommands({ t, query, navigation, page, section }: Numbered): PaletteCommand[] {
  const number = /^\s*#?(\d{1,6})\s*$/.exec(query)?.[1];
  const { name = '', stats } = page.sections.find(({ id }) => id === section) ?? {};
  if (number === undefined || section === undefined) return [];
  const index = Number(number);
  const commands: PaletteCommand[] = [];
  if (index >= 1 && index <= (stats?.strings_amount ?? 0)) {
    const words =
      page.sections.length === 1
        ? t('editorTools.palette.string', { number: index })
        : t('editorTools.palette.stringIn', { number: index, section: name });
    commands.push({ label: words, run: () => void navigation.goToIndex(section, index) });
  }
  if (index >= 1 && index <= page.colours.length) {
    commands.push({
      label: t('editorTools.palette.page', { number: index }),
      run: () => navigation.goToPage(index),
    });
  }
  return commands;
}
