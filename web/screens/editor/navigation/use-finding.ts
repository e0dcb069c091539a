import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type PageAsked,
  pageOfStringQuery,
  reopenPage,
  stringAtIndex,
} from '../../../data/queries/editor.ts';
import { sayDone } from '../../../ui/toasts/toast.tsx';
import type { FetchedMove } from './use-fetched-move.ts';
import type { Going } from './use-going.ts';

type Place = { asked: PageAsked; going: Going; fetched: FetchedMove };

/** The ways to a string wherever it stands, past the filter when that leaves it out. */
export function useFinding({ asked, going: { search, list, toPage, go }, fetched: { move } }: Place) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return {
    /** By its place in its section. */
    showIndex: (section: number, index: number) =>
      move(async () => {
        const id = await stringAtIndex(queries, asked, section, index);
        if (id === undefined) {
          return () => void sayDone(t('editorTools.palette.noString', { number: index }));
        }
        const { isThere } = await queries.fetchQuery(pageOfStringQuery(asked, id));
        return () => go({ ...(isThere ? list : {}), size: search.size, string: id }, false);
      }),
    /** As it stands now: after it was added or moved. */
    showString: (id: number) =>
      move(async () => {
        const { isThere, page } = await queries.fetchQuery({ ...pageOfStringQuery(asked, id), staleTime: 0 });
        if (isThere) await reopenPage(queries, { ...asked, page });
        return () => go(isThere ? toPage(page, id) : { size: search.size, string: id }, false);
      }),
  };
}
