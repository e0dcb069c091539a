import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

/** The id of the comment that the address leads to, if it does. */
export const useCommentInAddress = (): number | undefined =>
  route.useSearch({ select: ({ comment }) => comment });
