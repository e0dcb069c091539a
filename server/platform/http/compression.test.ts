import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();

test.each([
  ['gzip', gunzipSync],
  ['zstd', zstdDecompressSync],
] as const)(
  'a page of the editor is compressed as a whole by %s, its length known',
  async (encoding, read) => {
    const anna = await testApp.signUp(`anna_${encoding}`);
    const { project } = await projectOf(anna, {
      strings: Array.from({ length: 50 }, () => 'A line.'.repeat(200)),
    });
    const url = addressOf(openEditorPage.path, { project: project.id }, { sections: 'all' });
    const plain = await testApp.app.inject({ url, headers: anna.headers });
    const packed = await testApp.app.inject({
      url,
      headers: { ...anna.headers, 'accept-encoding': encoding },
    });
    expect(plain.rawPayload.length).toBeGreaterThan(50_000);
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.rawPayload.length),
    });
    expect(read(packed.rawPayload).toString()).toBe(plain.body);
  },
);
