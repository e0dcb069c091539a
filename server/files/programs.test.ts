import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportFile, importFile } from '#contract/files.ts';
import { addressOf } from '#contract/request.ts';
import { FORMATS } from '#domain/formats/model/format.ts';
import { projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';

const testApp = await openTestApp();
const { anna } = await testApp.signUps('anna');
const { params } = await projectOf(anna);
const FIXTURES = join(import.meta.dirname, '..', '..', 'domain', 'formats', 'programs', 'fixtures');

test.each(globSync('*', { cwd: FIXTURES }).sort())(
  '%s comes out as it came, with the translations that it brought',
  async (name) => {
    const body = readFileSync(join(FIXTURES, name));
    const at = { project: params.project };
    const query = { name, with_translations: '' } as const;
    const read = await anna.does(importFile, { params: at, query, body });
    expect(name.startsWith(`${read.format}-`)).toBe(true);
    expect(read.refused).toMatchObject({ total: 0 });
    const isBilingual = FORMATS[read.format].kind === 'bilingual';
    const asked = {
      sections: String(read.section?.id),
      untranslated: isBilingual ? ('empty' as const) : ('source' as const),
    };
    const url = addressOf(exportFile.path, at, asked);
    const { statusCode, rawPayload } = await testApp.app.inject({ url, headers: anna.headers });
    expect(statusCode).toBe(200);
    // A file that says no language of its targets gets that of the project.
    const printed = rawPayload
      .toString()
      .replace(' datatype="plaintext" target-language="ru">', ' datatype="plaintext">');
    expect(printed).toBe(body.toString());
  },
);
