import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../..');

/** Pixel values that are not steps of the scale, by file, each with the reason above it. */
const OFF_SCALE: Record<string, readonly string[]> = {
  // The height of rows is a line of text with these paddings: 5 + 20 + 5 = 30, 9 + 20 + 9 = 38.
  'features/texts/dictionary/DictionaryTable.module.css': ['5px'],
  'features/texts/dictionary/EntryForm.module.css': ['15px', '5px'],
  'features/files/import-source/HeadingsPanel.module.css': ['5px'],
  'features/projects/members/MembersList.module.css': ['5px'],
  'screens/editor/dictionary/WordList.module.css': ['5px'],
  'screens/editor/rearranging/MovableString.module.css': ['5px', '9px'],
  'features/projects/statistics/StackedBars.module.css': ['3px'],
  'screens/editor/panel/TranslationItem.module.css': ['3px', '7px'],
  'ui/markup/MarkupField.module.css': ['11px', '150px', '56px'],
  // Aligns an icon with the line of text of another size.
  'features/texts/comments/CommentHead.module.css': ['5px'],
  'features/files/import-source/preview/StringRow.module.css': ['-3px'],
  'features/files/update-source/Update.module.css': ['3px'],
  // What iPhones add to fields.
  'ui/field-marks/DrawnMarks.module.css': ['3px'],
  'screens/editor/list/Row.module.css': ['3px', '9px'],
  'screens/editor/cues/RowTime.module.css': ['3px', '9px'],
  'screens/editor/panel/ComposerOthers.module.css': ['-9px'],
  'screens/editor/panel/PanelResizer.module.css': ['3px'],
  'ui/frame/TabBar.module.css': ['17px', '7px'],
  // Aligned with the text after an avatar or an icon.
  'features/texts/comments/CommentItem.module.css': ['28px', '56px'],
  'features/notices/live/OthersList.module.css': ['44px'],
  'features/history/log/LogList.module.css': ['36px', '9px'],
  'screens/admin/UserLine.module.css': ['44px'],
  'screens/editor/list/RowOthers.module.css': ['84px', '92px'],
  'screens/editor/list/RowTranslations.module.css': ['-22px', '22px'],
  // The height of what covers the end of the area.
  'screens/editor/panel/InlinePanel.module.css': ['56px'],
  'screens/editor/panel/SidePanel.module.css': ['56px'],
  // Placeholders have the size of their content.
  'screens/editor/EditorPending.module.css': ['14px', '18px', '52px'],
  'ui/page/Pending.module.css': ['18px'],
  // Optical spacing between two steps.
  'screens/profile/tokens/TokensTab.module.css': ['-14px'],
  'ui/theme/surfaces.module.css': ['14px'],
  'ui/theme/controls.module.css': ['5px'],
  'screens/editor/panel/Votes.module.css': ['5px'],
  'screens/editor/strings/ModeButtons.module.css': ['5px'],
  'screens/editor/shortcuts/KeyHints.module.css': ['14px'],
  'screens/project/ProjectScreen.module.css': ['28px'],
  // Layouts of the reading page and of Home.
  'screens/home/HomeScreen.module.css': ['28px', '88px'],
  'screens/project/ProjectProgress.module.css': ['22px'],
  'screens/read/StringText.module.css': ['2px', '72px'],
  'screens/read/ReadPage.module.css': ['28px', '56px', '96px'],
  'screens/read/ReadSection.module.css': ['72px'],
  'screens/read/SectionTitle.module.css': ['26px', '72px'],
  'screens/sign-in/SignInColumn.module.css': ['80px'],
  'ui/page/Message.module.css': ['160px'],
  'ui/project-cards/ProjectName.module.css': ['22px'],
  'ui/theme/missing.css': ['160px'],
};

const SPACED =
  /^(margin|padding|(row-|column-)?gap|inset|top|right|bottom|left|scroll-(margin|padding))(-|$)|^border(-[a-z]+)*-radius$|^font-size$/;
const DECLARATION = /(?<=[;{\s])([a-z][-a-z]*)\s*:\s*([^;{}]+?)(?=;|\s*\})/g;
const PIXELS = /(?<![\w.#-])-?\d*\.?\d+px/g;
const isHairline = (pixels: string) => /^-?[01]px$/.test(pixels);

const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(WEB, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }));

test('spaces, corners and sizes of letters are tokens, save hairlines and those that have a reason', () => {
  const raw = sheets.flatMap(({ file, css }) => {
    const pixels = [...css.matchAll(DECLARATION)]
      .filter(([, property = '']) => SPACED.test(property))
      .flatMap(([, , value = '']) => value.match(PIXELS) ?? [])
      .filter((found) => !isHairline(found));
    return pixels.length > 0 ? [[file, [...new Set(pixels)].sort()] as const] : [];
  });
  expect(Object.fromEntries(raw)).toEqual(OFF_SCALE);
});

test('every space and corner that a stylesheet names is a token', () => {
  const names = (pattern: RegExp, css: string) => [...css.matchAll(pattern)].map(([, name = '']) => name);
  const tokens = new Set(
    names(/(--(?:space|radius)-\w+):/g, readFileSync(join(WEB, 'ui/theme/tokens.css'), 'utf8')),
  );
  const used = sheets.flatMap(({ css }) => names(/var\((--(?:space|radius)-\w+)/g, css));
  expect(tokens.size).toBeGreaterThan(10);
  expect(used.filter((name) => !tokens.has(name))).toEqual([]);
  expect([...tokens].filter((name) => !used.includes(name))).toEqual([]);
});
