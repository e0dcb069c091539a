import { useQuery } from '@tanstack/react-query';
import { type EditorPage, editorPageQuery, type ListParams } from '../../../data/queries/editor.ts';
import { NOTHING_PINNED } from '../../../data/queries/pinned-rows.ts';

/** The page without rows that the editor shows where the server has refused a filter of the address. */
export function useWithoutFilter(
  { project, sections, size }: ListParams,
  isRefused: boolean,
): EditorPage | undefined {
  const { data } = useQuery({
    ...editorPageQuery({ project, sections, size, page: 1 }),
    enabled: isRefused,
    throwOnError: (_, { state }) => isRefused && state.data === undefined,
  });
  if (!isRefused || !data) return undefined;
  return { ...data, page: 1, colours: [], rows: [], matching_amount: 0, ...NOTHING_PINNED };
}
