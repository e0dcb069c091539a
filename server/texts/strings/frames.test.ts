import { beforeAll, expect, test } from 'vitest';
import { getUsage } from '#contract/projects/usage.ts';
import {
  addSection,
  deleteSection,
  editSection,
  getSection,
  listSections,
} from '#contract/texts/sections.ts';
import {
  addStrings,
  deleteString,
  editString,
  listStrings,
  rearrangeStrings,
} from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { MIB } from '#domain/core/units.ts';
import { sourceFile, translatedFile } from '#domain/files/exports/export.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { foldDeltas } from '../sections/fold-queries.ts';

let testApp: TestApp;
let anna: TestUser;
let project: number;

beforeAll(async () => {
  testApp = await openTestApp();
  anna = await testApp.signUp('anna');
  project = (await projectOf(anna)).project.id;
});

const FILES = {
  srt: '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nOne\r\n\r\n5\r\n00:00:03,000 --> 00:00:04,000\r\n<i>Two</i>,\r\nlines\r\n\r\nthe end\r\n',
  vtt: 'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.000 align:start\nOne\n\nNOTE of ours\n\n00:03.000 --> 00:04.000\nTwo\n',
  ass: '[Script Info]\nTitle: T\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,One\nComment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,x\nDialogue: 0,0:00:03.00,0:00:04.00,Sign,,0,0,0,,{\\i1}Two\\Nlines\n',
  json: '{ "__proto__" : "On\\u0065",\n\n\t"10":"Two \\/ lines"}',
} as const satisfies { [Name in Format]?: string };

async function emptySection() {
  const section = await anna.does(addSection, { params: { project }, body: { name: 'Empty' } });
  return { project, section: section.id };
}

async function loaded(format: Format, content: string) {
  const params = await emptySection();
  const made = await anna.does(addStrings, { params, body: importBody(parseSource(format, content)) });
  return { params, ids: made.map(({ id }) => id) };
}

type Params = Awaited<ReturnType<typeof emptySection>>;

async function fetched(params: Params) {
  const section = await anna.does(getSection, { params, query: { fetch_frames: '' } });
  const query = { fetch_frames: '', fetch_translations: '', fetch_votes: '' } as const;
  return { section, strings: await anna.does(listStrings, { params, query }) };
}

async function source(params: Params) {
  const { section, strings } = await fetched(params);
  return sourceFile(section, strings);
}

async function translated(params: Params) {
  const { section, strings } = await fetched(params);
  const rows = strings.map(({ translations = [], ...string }) => {
    return { ...string, translation: translations[0]?.text ?? null };
  });
  return translatedFile(section, rows, { untranslated: 'source', escapesBreaks: false, language: 'ru' });
}

test.each(Object.entries(FILES))('%s comes back as it came, save its BOM and CRLF', async (name, file) => {
  const format = name as keyof typeof FILES;
  const { params, ids } = await loaded(format, file);
  expect(await source(params)).toBe(file.replaceAll('\r', '').replace('\uFEFF', ''));
  const [string = 0] = ids;
  await anna.does(addTranslation, { params: { ...params, string }, body: { text: 'Раз' } });
  expect(await translated(params)).toBe((await source(params)).replace(/One|On\\u0065/, 'Раз'));
  expect(await anna.does(getSection, { params })).toMatchObject({ format });
});

test('what stands around the texts of a file is counted as stored, also what is kept aside, until it goes', async () => {
  const used = async () => {
    await foldDeltas(testApp.sql);
    return (await anna.does(getUsage, { params: { project } })).project.bytes.used;
  };
  const before = await used();
  const { params, ids } = await loaded('vtt', FILES.vtt);
  const { section } = await fetched(params);
  const around = Buffer.byteLength(`${section.header}${section.footer}`);
  const [held] = await testApp.sql`
    SELECT sum(own_bytes)::int AS bytes FROM strings WHERE project_id = ${project} AND section_id = ${params.section}`;
  expect(await used()).toBe(before + around + held?.bytes);
  const other = await loaded('srt', FILES.srt);
  const then = await used();
  const string = ids[0] ?? 0;
  await anna.does(editString, { params: { ...params, string }, body: { section_id: other.params.section } });
  const [moved] = await testApp.sql`
    SELECT octet_length(left_frame ->> 'lead') AS kept FROM strings WHERE project_id = ${project} AND id = ${string}`;
  expect(moved?.kept).toBeGreaterThan(10);
  expect(await used()).toBe(then);
  await anna.does(editSection, { params: other.params, body: { name: 'Other name' } });
  const zero = { translations: 0, strings: 0, sections: 0, projects: 0 };
  expect(await recountAll(testApp.sql)).toEqual(zero);
  await anna.does(deleteSection, { params });
  await anna.does(deleteSection, { params: other.params });
  expect(await used()).toBe(before);
  expect(await recountAll(testApp.sql)).toEqual(zero);
});

test('frames, headers and footers leave the server only when asked for', async () => {
  const { params } = await loaded('vtt', FILES.vtt);
  const sections = await anna.does(listSections, { params: { project }, query: { fetch_strings: '' } });
  const plain = [...sections, await anna.does(getSection, { params })];
  expect(plain.filter((section) => 'header' in section || 'footer' in section)).toEqual([]);
  const strings = [
    ...sections.flatMap(({ strings = [] }) => strings),
    ...(await anna.does(listStrings, { params })),
  ];
  expect(strings.filter((string) => 'frame' in string)).toEqual([]);
  const asked = { params: { project }, query: { fetch_strings: '', fetch_frames: '' } } as const;
  const whole = (await anna.does(listSections, asked)).find(({ id }) => id === params.section);
  expect(whole).toMatchObject({ header: expect.stringContaining('STYLE'), footer: '\n' });
  expect(whole?.strings?.map(({ frame }) => frame?.lead)).toEqual([
    'intro\n00:01.000 --> 00:02.000 align:start\n',
    '\n\nNOTE of ours\n\n00:03.000 --> 00:04.000\n',
  ]);
});

test('a moved string takes its place in the file along, a deleted one goes with it, an added one gets one', async () => {
  const { params, ids } = await loaded('srt', FILES.srt);
  const [first = 0, second = 0] = ids;
  await anna.does(rearrangeStrings, { params, body: { strings: [second, first] } });
  expect(await source(params)).toBe(
    '5\n00:00:03,000 --> 00:00:04,000\n<i>Two</i>,\nlines\n\n1\n00:00:01,000 --> 00:00:02,000\nOne\n\nthe end\n',
  );
  await anna.does(deleteString, { params: { ...params, string: second } });
  await anna.does(addStrings, { params, query: { pos: 2 }, body: [{ text: 'New' }] });
  expect(await source(params)).toBe(
    '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:02,000 --> 00:00:04,000\nNew\n\nthe end\n',
  );
  expect(await anna.does(getSection, { params })).toMatchObject({ format: 'srt' });
});

test('what a file says in front of a deleted string stays: before the next, or at the end', async () => {
  const film = await loaded('vtt', FILES.vtt);
  const [, second = 0] = film.ids;
  await anna.does(deleteString, { params: { ...film.params, string: second } });
  expect(await source(film.params)).toBe(FILES.vtt.replace('\n\n00:03.000 --> 00:04.000\nTwo', ''));

  const event = (seconds: number, text: string) =>
    `Dialogue: 0,0:00:0${seconds}.00,0:00:0${seconds + 1}.00,Default,,0,0,0,,${text}\n`;
  const ass = FILES.ass.replace(/Dialogue: 0,0:00:03.*/s, `${event(3, 'Two')}; ours\n${event(5, 'Three')}`);
  const { params, ids } = await loaded('ass', ass);
  for (const string of ids.slice(0, 2)) await anna.does(deleteString, { params: { ...params, string } });
  expect(await source(params)).toBe(ass.replace(event(1, 'One'), '').replace(event(3, 'Two'), ''));
});

test('a copy does not repeat what the file says in front of its original', async () => {
  const { params, ids } = await loaded('vtt', FILES.vtt);
  const [, second = 0] = ids;
  await anna.does(addStrings, { params, query: { pos: 3 }, body: [{ copy_of: second }] });
  expect(await source(params)).toBe(`${FILES.vtt}\n00:03.000 --> 00:04.000\nTwo\n`);
});

test('a string moved or copied into a section of another format is framed there by its times', async () => {
  const from = await loaded('srt', FILES.srt);
  const to = await loaded('vtt', 'WEBVTT\n\n00:00.500 --> 00:00.900\nHi\n');
  const [first = 0, second = 0] = from.ids;
  const moved = { section_id: to.params.section };
  await anna.does(editString, { params: { ...from.params, string: first }, body: moved });
  await anna.does(addStrings, { params: to.params, query: { pos: 3 }, body: [{ copy_of: second }] });
  expect(await source(to.params)).toBe(
    'WEBVTT\n\n00:00.500 --> 00:00.900\nHi\n\n00:00:01.000 --> 00:00:02.000\nOne\n\n00:00:03.000 --> 00:00:04.000\n<i>Two</i>,\nlines\n',
  );
  await anna.does(editString, {
    params: { ...to.params, string: first },
    body: { section_id: from.params.section, pos: 1 },
  });
  expect(await source(from.params)).toBe(FILES.srt.replaceAll('\r', '').replace('\uFEFF', ''));
});

test('what stood around a string in its file is there again when it comes back from one of another format', async () => {
  const film = await loaded('vtt', FILES.vtt);
  const [first = 0, second = 0] = film.ids;
  const other = await loaded('srt', FILES.srt);
  const plain = await emptySection();
  const go = (string: number, from: Params, to: Params, pos: number) =>
    anna.does(editString, { params: { ...from, string }, body: { section_id: to.section, pos } });
  await go(first, film.params, other.params, 1);
  await go(first, other.params, plain, 1);
  await go(second, film.params, plain, 2);
  expect(await source(film.params)).toBe('WEBVTT\n\nSTYLE\n::cue { color: red }\n\n\n\nNOTE of ours\n');
  expect(await source(plain)).toBe('One\nTwo\n');
  await go(second, plain, film.params, 1);
  await go(first, plain, film.params, 1);
  const cues = 'intro\n00:01.000 --> 00:02.000 align:start\nOne\n\n00:03.000 --> 00:04.000\nTwo';
  expect(await source(film.params)).toBe(
    `WEBVTT\n\nSTYLE\n::cue { color: red }\n\n${cues}\n\nNOTE of ours\n`,
  );
  expect(await source(other.params)).toBe(FILES.srt.replaceAll('\r', '').replace('\uFEFF', ''));

  const program = await loaded('json', FILES.json);
  const [pair = 0] = program.ids;
  await go(pair, program.params, film.params, 1);
  await go(pair, film.params, program.params, 1);
  expect(await source(program.params)).toBe(FILES.json);
});

test('a text or a key that is edited is printed as it is now, the rest as it came', async () => {
  const { params, ids } = await loaded('json', FILES.json);
  const [first = 0, second = 0] = ids;
  await anna.does(editString, { params: { ...params, string: first }, body: { key: 'a"b' } });
  await anna.does(editString, { params: { ...params, string: second }, body: { text: '2 / 3' } });
  expect(await source(params)).toBe('{ "a\\"b" : "On\\u0065",\n\n\t"10":"2 / 3"}');
});

test('subtitles loaded after subtitles keep the section’s format and what stands around it', async () => {
  const { params } = await loaded('vtt', FILES.vtt);
  const more = importBody(parseSource('srt', '9\n00:01:00,000 --> 00:01:01,000\nMore\n'));
  await anna.does(addStrings, { params, body: more });
  expect(await source(params)).toBe(`${FILES.vtt.trimEnd()}\n\n00:01:00.000 --> 00:01:01.000\nMore\n`);
});

test('events loaded after events bring the styles that are missing, and fit the fields that are there', async () => {
  const styled = (styles: string) =>
    FILES.ass.replace('[Events]', `[V4+ Styles]\nFormat: Name, Fontname\n${styles}\n[Events]`);
  const { params } = await loaded('ass', styled('Style: Sign,Times\n'));
  const other = '[V4+ Styles]\nFormat: Name, Fontname\nStyle: Sign,Arial\nStyle: Song,Arial\n\n[Events]\n';
  const fields = 'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n';
  const more = `${other}${fields}Dialogue: 0,0:00:05.00,0:00:06.00,Song,,0,0,0,,La\n`;
  await anna.does(addStrings, { params, body: importBody(parseSource('ass', more)) });
  const less = `${other}Format: Start, End, Style, Text\nDialogue: 0:00:07.00,0:00:08.00,Song,La la\n`;
  await anna.does(addStrings, { params, body: importBody(parseSource('ass', less)) });
  expect(await source(params)).toBe(
    `${styled('Style: Sign,Times\nStyle: Song,Arial\n')}Dialogue: 0,0:00:05.00,0:00:06.00,Song,,0,0,0,,La\nDialogue: 0,0:00:07.00,0:00:08.00,Song,,0,0,0,,La la\n`,
  );
});

test('strings that are no cues turn subtitles to text; the next file is kept as if nothing had been', async () => {
  const { params, ids } = await loaded('ass', FILES.ass);
  const made = await anna.does(addStrings, { params, body: importBody(parseSource('text', 'A line')) });
  const { section } = await fetched(params);
  expect(section).toMatchObject({ type: 'text', format: 'text', header: null, footer: null });
  expect(await source(params)).toBe('One\n{\\i1}Two lines\nA line\n');
  for (const string of [...ids, ...made.map(({ id }) => id)]) {
    await anna.does(deleteString, { params: { ...params, string } });
  }
  await anna.does(addStrings, { params, body: importBody(parseSource('vtt', FILES.vtt)) });
  expect(await source(params)).toBe(FILES.vtt);
});

test('a section that was emptied is as the next file says', async () => {
  const { params, ids } = await loaded('srt', FILES.srt);
  for (const string of ids) await anna.does(deleteString, { params: { ...params, string } });
  await anna.does(addStrings, { params, body: importBody(parseSource('ass', FILES.ass)) });
  expect(await source(params)).toBe(FILES.ass);
});

test('a list is downloaded as a list; a type that somebody chose is what the section is from then on', async () => {
  const { params } = await loaded('special_json', '[{"text": "One", "key": "a", "context": "c"}]');
  expect(await anna.does(getSection, { params })).toMatchObject({ type: 'json', format: 'special_json' });
  await anna.does(editSection, { params, body: { type: 'text' } });
  expect(await anna.does(getSection, { params })).toMatchObject({ type: 'text', format: 'text' });
  const film = await loaded('srt', FILES.srt);
  const answer = await anna.tries(editSection, { params: film.params, body: { type: 'json' } });
  expect(answer).toBe('400 type keys');
  expect(await anna.does(getSection, { params: film.params })).toMatchObject({ format: 'srt' });
});

test('the same section loaded at once by two keeps the file of one of them whole', async () => {
  const params = await emptySection();
  const bodies = [FILES.vtt, FILES.srt].map((file, at) => importBody(parseSource(at ? 'srt' : 'vtt', file)));
  await Promise.all(bodies.map((body) => anna.does(addStrings, { params, body })));
  const { section, strings } = await fetched(params);
  expect(strings).toHaveLength(4);
  const isVtt = section.format === 'vtt';
  expect(section.header).toBe(bodies[isVtt ? 0 : 1]?.header);
  expect(parseSource(section.format, sourceFile(section, strings)).strings).toHaveLength(4);
});

const item = { text: 'a' };
test.each<[unknown, string]>([
  [{ strings: [] }, '400 strings required'],
  [{ strings: [{}] }, '400 text required'],
  [{ strings: 7 }, '400 strings array'],
  [{ strings: Array.from({ length: 10_001 }, () => item) }, '413 strings tooMany'],
  [{ strings: [item], format: 'doc' }, '400 format choice'],
  [{ strings: [item], format: null }, '400 format required'],
  [{ strings: [item], header: 7 }, '400 header string'],
  [{ strings: [item], header: 'a\0' }, '400 header illegal'],
  [{ strings: [item], footer: '\ud83d' }, '400 footer illegal'],
  [{ strings: [item], header: 'x'.repeat(4 * MIB + 1) }, '400 header maxlength'],
  [{ strings: [{ ...item, frame: {} }] }, '400 lead required raw required'],
  [{ strings: [{ ...item, frame: { lead: 'a' } }] }, '400 raw required'],
  [{ strings: [{ ...item, frame: { lead: 'a\0', raw: null } }] }, '400 lead illegal'],
  [{ strings: [{ ...item, frame: { lead: '', raw: 7 } }] }, '400 raw string'],
  [[{ ...item, frame: { lead: 'x'.repeat(256 * 1024 + 1), raw: null } }], '400 lead maxlength'],
])('a file is loaded whole or not at all: %.60j', async (body, refusal) => {
  const params = await emptySection();
  expect(await anna.tries(addStrings, { params, body: body as never })).toBe(refusal);
  expect(await anna.does(listStrings, { params })).toEqual([]);
  expect(await anna.does(getSection, { params })).toMatchObject({ format: 'text' });
});

test('a file may bring nothing but its strings', async () => {
  const params = await emptySection();
  await anna.does(addStrings, { params, body: { strings: [item], format: 'vtt' } });
  expect(await source(params)).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\na\n');
});

test('after all this every counter is right', async () => {
  const zero = { translations: 0, strings: 0, sections: 0, projects: 0 };
  expect(await recountAll(testApp.sql)).toEqual(zero);
});
