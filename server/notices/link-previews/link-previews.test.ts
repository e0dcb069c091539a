import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProject, editProject } from '#contract/projects/projects.ts';
import { addSection, translateSectionName } from '#contract/texts/sections.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { connect } from '../../platform/database/connect.ts';
import { createGuestViews } from '../../platform/guest-views/guest-views.ts';
import { sharedBody } from '../../platform/http/shared-response.ts';
import { makePageAt } from './link-previews.ts';

const { app, sql, signUp } = await openTestApp();
const anna = await signUp('anna');
const PAGE = sharedBody(Buffer.from('<title>Dragoman</title>'), 'text/html');

/** The title of the page at an address, as if a second had passed since the last one. */
async function titleAt(path: string, database = sql) {
  const settings = { publicUrl: 'https://dragoman.example' };
  const pageAt = makePageAt({ app, sql: database, guestViews: createGuestViews(), settings });
  const html = (await pageAt(path, PAGE)).plain.toString();
  return [/<title>(.*?)<\/title>/.exec(html)?.[1], /og:url" content="(.*?)"/.exec(html)?.[1]];
}

const UNNAMED = ['Dragoman', undefined];

test('pages of a public project and its chapters have titles and addresses of their own; no others (reading.11)', async () => {
  const { id } = await anna.does(createProject, {
    body: { name: 'Alice & co', handle: 'alice', visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const section = await anna.does(addSection, { params: { project: id }, body: { name: 'Down' } });
  const params = { project: id, section: section.id };
  await anna.does(translateSectionName, { params, body: { translated_name: 'Вниз' } });
  const chapter = printSectionId(section.id);
  const project = ['Alice &amp; co · Dragoman', 'https://dragoman.example/projects/alice'];
  for (const path of ['/projects/alice', '/projects/alice/editor/all', '/projects/alice/read/all'])
    expect(await titleAt(path)).toEqual(project);
  expect(await titleAt(`/projects/${id}`)).toEqual([project[0], `https://dragoman.example/projects/${id}`]);
  expect(await titleAt(`/projects/alice/read/${chapter}`)).toEqual([
    'Вниз · Alice &amp; co · Dragoman',
    `https://dragoman.example/projects/alice/read/${chapter}`,
  ]);
  for (const path of ['/', '/users/alice', '/projects', '/projects/nobody', '/projects/9007199254740991'])
    expect(await titleAt(path)).toEqual(UNNAMED);
  expect(await titleAt(`/projects/alice/read/ffffff`)).toEqual([
    project[0],
    'https://dragoman.example/projects/alice/read/ffffff',
  ]);

  // While the database can't answer, the page goes without.
  const unreachable = connect('postgres://nobody@127.0.0.1:9/none');
  expect(await titleAt('/projects/alice', unreachable)).toEqual(UNNAMED);

  for (const visibility of ['private', 'closed'] as const) {
    await anna.does(editProject, { params: { project: id }, body: { visibility } });
    expect(await titleAt('/projects/alice')).toEqual(UNNAMED);
    expect(await titleAt(`/projects/alice/read/${chapter}`)).toEqual(UNNAMED);
  }
});

test('a page does not wait for a database that hangs (reading.11)', async () => {
  const silent = createServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const hanging = connect(`postgres://nobody@127.0.0.1:${port}/none`);
  onTestFinished(async () => {
    await hanging.end({ timeout: 0 });
    silent.close();
  });
  const failed = vi.spyOn(app.log, 'warn');
  expect(await titleAt('/projects/alice', hanging)).toEqual(UNNAMED);
  // The page has been answered before the database was given up.
  expect(failed).not.toHaveBeenCalled();
});
