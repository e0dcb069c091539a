import { ActionIcon } from '@mantine/core';
import { IconPlayerTrackNext, IconPlayerTrackPrev } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { Hint } from '../shortcuts/Hint.tsx';
import { useEditor } from '../state/editor-context.ts';

const ARROWS = [
  { by: -1, text: 'editor.previousSection', Icon: IconPlayerTrackPrev },
  { by: 1, text: 'editor.nextSection', Icon: IconPlayerTrackNext },
] as const;

/** To the sections before and after the one that is open, from the last to the first again (editor.6). */
export function SectionArrows({ section }: { section: number }) {
  const { t } = useTranslation();
  const { at } = useEditor();
  const { data: sections = [] } = useQuery(sectionsQuery(at));
  const place = sections.findIndex(({ id }) => id === section);
  if (place < 0 || sections.length < 2) return null;
  return ARROWS.map(({ by, text, Icon }) => {
    const next = sections[(place + by + sections.length) % sections.length];
    if (!next) return null;
    return (
      <Hint key={text} words={`${t(text)}: ${next.name}`}>
        <ActionIcon
          aria-label={`${t(text)}: ${next.name}`}
          renderRoot={(props) => (
            <Link
              to="/projects/$projectId/editor/$sectionsList"
              params={{ projectId: at, sectionsList: printSectionId(next.id) }}
              {...props}
            />
          )}
        >
          <Icon size={16} stroke={1.75} />
        </ActionIcon>
      </Hint>
    );
  });
}
