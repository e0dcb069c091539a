import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Config } from './config-shape.ts';

const SCHEMA = join(import.meta.dirname, '..', '..', 'web', 'public', 'dragoman.schema.json');

test('the service has the JSON Schema of the configuration for editors; `--update` writes it anew', async () => {
  const schema = { title: 'dragoman.json', ...z.toJSONSchema(Config, { io: 'input' }) };
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(SCHEMA);
});
