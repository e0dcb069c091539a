import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  editorPageQuery,
  type PageParams,
  PREFETCH_STALE_TIME,
  pageOfStringQuery,
} from '../../../data/queries/editor.ts';
import { editorSettings } from '../../../data/settings/editor-settings.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { type ListSearch, sizeOf } from '../state/address.ts';
import type { LoadedNavigation } from './pending-navigation.ts';
import type { EditorAddress } from './use-editor-address.ts';

type Options = { params: PageParams; address: EditorAddress; loaded: LoadedNavigation };

/**
 * Returns the function that shows the list with other filters or in another order. Where that fails the list stays, and a
 * toast says why; with `atField` the failure is returned instead, for the field in which the filter was written.
 */
export function useListChange({
  params,
  address: { search, go },
  loaded: { tryNavigate, showFailure },
}: Options) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return async (to: ListSearch, { replace = false, atField = false } = {}): Promise<Failure | undefined> => {
    const { size: addressSize, string } = search;
    const size = sizeOf(
      { ...(addressSize !== undefined && { size: addressSize }) },
      editorSettings().pageSize,
    );
    const list = { ...to, project: params.project, sections: params.sections, size };
    const error = await tryNavigate(
      async () => {
        const position =
          string === undefined ? undefined : await queries.fetchQuery(pageOfStringQuery(list, string));
        const isInList = position?.isInList === true;
        const shown = await queries.fetchQuery({
          ...editorPageQuery({ ...list, page: position?.page ?? 1 }),
          staleTime: PREFETCH_STALE_TIME,
        });
        return () => {
          go({ ...to, size: addressSize, string: isInList ? string : undefined }, replace);
          announce(t('editorFilters.found', { count: shown.matching_amount }));
        };
      },
      atField ? {} : { list: to },
    );
    if (atField && error instanceof Failure) return error;
    showFailure(error);
    return undefined;
  };
}
