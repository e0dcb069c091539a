import { expect, test } from 'vitest';
import { apiTypes } from '../../client/api-types.ts';
import { openTestApp } from '../../test/test-app.ts';

test('the types of the client are those of the OpenAPI document (api.59)', async () => {
  const { app } = await openTestApp();
  const document = (await app.inject({ url: '/api/openapi.json' })).json();
  await expect(await apiTypes(document)).toMatchFileSnapshot('../../client/api.d.ts');
});
