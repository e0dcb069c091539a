import { CALLS } from '#contract/calls.ts';
import type { Permission } from '#domain/core/access/roles.ts';
import type { TestApp } from '../test-app.ts';

type Document = { paths: Record<string, Record<string, { 'x-permission'?: Permission }>> };

/** The permission that each call's guard requires, from the OpenAPI document. */
export async function askedByGuards({ app }: TestApp): Promise<Map<string, Permission>> {
  const { paths }: Document = (await app.inject({ url: '/api/openapi.json' })).json();
  return new Map(
    CALLS.flatMap(({ name, method, path }) => {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const permission = operation?.['x-permission'];
      return permission ? [[name, permission] as const] : [];
    }),
  );
}
