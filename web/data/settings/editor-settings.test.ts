import { expect, test } from 'vitest';
import { changeSettings, DEFAULT_SETTINGS, editorSettings, parseSettings } from './editor-settings.ts';

test('what was kept is read again', () => {
  const kept = {
    ...DEFAULT_SETTINGS,
    pageSize: 120,
    showTranslations: 'only_apr',
    drawNewLine: true,
    layout: 'inPlace',
    panelWidth: 512,
  } as const;
  expect(parseSettings(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  null,
  '',
  'null',
  '7',
  '[]',
  '{"pageSize":9}',
  '{"pageSize":201}',
  '{"pageSize":"50"}',
  '{"showTranslations":"toString"}',
  '{"useDoubleClick":"yes"}',
  '{"layout":"over"}',
  '{"panelWidth":20}',
  '{"panelWidth":"512px"}',
])('%j counts as not said', (kept) => {
  expect(parseSettings(kept)).toEqual(DEFAULT_SETTINGS);
});

test('where nothing can be kept they hold as long as the page', () => {
  changeSettings({ drawNewLine: true });
  expect(editorSettings().drawNewLine).toBe(true);
  changeSettings({ drawNewLine: false });
});
