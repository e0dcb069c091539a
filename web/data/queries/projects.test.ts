import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Project } from '#contract/projects/projects.ts';
import { projectQuery, withoutProgress } from './projects.ts';

test('a card without its progress stays the same object when only the progress and its moment have changed', () => {
  const queries = new QueryClient();
  const { queryKey, queryFn } = projectQuery(1);
  const put = (card: Partial<Project>) => queries.setQueryData(queryKey, card as Project);
  const stats = (last_update: number) => ({ last_update }) as Project['stats'];
  put({ id: 1, name: 'Alice', listed_at: 1, stats: stats(1) });
  const observer = new QueryObserver(queries, { queryKey, queryFn, enabled: false, select: withoutProgress });
  const shown: unknown[] = [observer.getCurrentResult().data];
  const stop = observer.subscribe(({ data }) => shown.push(data));
  put({ id: 1, name: 'Alice', listed_at: 2, stats: stats(2) });
  expect(observer.getCurrentResult().data).toBe(shown[0]);
  put({ id: 1, name: 'Alicia', listed_at: 2 });
  expect(observer.getCurrentResult().data).toMatchObject({ name: 'Alicia' });
  stop();
});
