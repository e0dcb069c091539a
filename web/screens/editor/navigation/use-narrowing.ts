import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { editorPageQuery, FRESH, type PageAsked, pageOfStringQuery } from '../../../data/queries/editor.ts';
import { editorSettings } from '../../../data/settings/editor-settings.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { type ListSearch, sizeOf } from '../state/address.ts';
import type { FetchedMove } from './use-fetched-move.ts';
import type { Going } from './use-going.ts';

type Place = { asked: PageAsked; going: Going; fetched: FetchedMove };

/**
 * Shows other strings, or the same in another order. When that fails one stays, and is told why: by whoever asked, who
 * has the failure as the answer and a field for it, else by a toast.
 */
export function useNarrowing({ asked, going: { search, go }, fetched: { tryMove, sayWhy } }: Place) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return async (to: ListSearch, { replace = false, atField = false } = {}): Promise<Failure | undefined> => {
    const { size: said, string } = search;
    const size = sizeOf({ ...(said !== undefined && { size: said }) }, editorSettings().pageSize);
    const wanted = { ...to, project: asked.project, sections: asked.sections, size };
    const failed = await tryMove(
      async () => {
        const place =
          string === undefined ? undefined : await queries.fetchQuery(pageOfStringQuery(wanted, string));
        const isThere = place?.isThere === true;
        const shown = await queries.fetchQuery({
          ...editorPageQuery({ ...wanted, page: place?.page ?? 1 }),
          staleTime: FRESH,
        });
        return () => {
          go({ ...to, size: said, string: isThere ? string : undefined }, replace);
          announce(t('editorFilters.found', { count: shown.matching_amount }));
        };
      },
      atField ? {} : { list: to },
    );
    if (atField && failed instanceof Failure) return failed;
    sayWhy(failed);
    return undefined;
  };
}
