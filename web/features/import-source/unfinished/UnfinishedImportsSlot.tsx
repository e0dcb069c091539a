import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Project } from '#contract/projects.ts';
import { mayIn } from '../../../data/access/access.ts';
import { useMe } from '../../../data/session/session.ts';
import { OpenedPart } from '../../../ui/offline/OpenedPart.tsx';
import { part } from '../../../ui/page/screen.ts';
import { unfinishedQuery } from './unfinished-query.ts';

const UnfinishedImports = part(() => import('./UnfinishedImports.tsx'), 'UnfinishedImports');

/** Lists the imports that this browser has begun and not finished; nothing for those who may not go on. */
export function UnfinishedImportsSlot({ project }: { project: Project }) {
  const me = useMe();
  const place = useRef<HTMLDivElement>(null);
  const mayGoOn = mayIn(project, 'can_manage_sections') && mayIn(project, 'can_manage_strings');
  const query = unfinishedQuery(mayGoOn ? me?.id : undefined, project.id);
  const { data: unfinished = [], refetch } = useQuery(query);
  return (
    <div ref={place} tabIndex={-1}>
      {unfinished.length > 0 && (
        <OpenedPart onMissing={() => undefined}>
          <UnfinishedImports
            project={project}
            unfinished={unfinished}
            onGone={() => {
              place.current?.focus();
              void refetch();
            }}
          />
        </OpenedPart>
      )}
    </div>
  );
}
