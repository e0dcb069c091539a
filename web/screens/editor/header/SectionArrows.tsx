import { ActionIcon } from '@mantine/core';
import { IconPlayerTrackNext, IconPlayerTrackPrev } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/texts/sections.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { ShortcutTooltip } from '../shortcuts/ShortcutTooltip.tsx';
import { useEditor } from '../state/editor-context.ts';

const ARROWS = [
  { by: -1, text: 'editor.previousSection', Icon: IconPlayerTrackPrev },
  { by: 1, text: 'editor.nextSection', Icon: IconPlayerTrackNext },
] as const;

/** Without their progress, so that the links are not rendered again for each change of a text. */
const named = (sections: readonly Section[]) => sections.map(({ id, name }) => ({ id, name }));

/** Links to the sections before and after the open one, wrapping around (editor.6). */
export function SectionArrows({ section }: { section: number }) {
  const { t } = useTranslation();
  const { projectRef, project } = useEditor();
  const { data: sections = [] } = useQuery({ ...sectionsQuery(project.id), select: named });
  const index = sections.findIndex(({ id }) => id === section);
  if (index < 0 || sections.length < 2) return null;
  return ARROWS.map(({ by, text, Icon }) => {
    const next = sections[(index + by + sections.length) % sections.length];
    if (!next) return null;
    return (
      <ShortcutTooltip key={text} words={`${t(text)}: ${next.name}`}>
        <ActionIcon
          aria-label={`${t(text)}: ${next.name}`}
          renderRoot={(props) => (
            <Link
              to="/projects/$projectId/editor/$sectionsList"
              params={{ projectId: projectRef, sectionsList: printSectionId(next.id) }}
              {...props}
            />
          )}
        >
          <Icon size={16} stroke={1.75} />
        </ActionIcon>
      </ShortcutTooltip>
    );
  });
}
