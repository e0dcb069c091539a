import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { addComment } from '#contract/texts/comments.ts';
import { editString, listStrings, mergeStrings, splitString } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { nextToUndo } from '#domain/core/events/undo.ts';
import { lengthOf } from '#domain/core/text/text.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp({ PROJECTS_PER_USER: '1000' });
const { anna, boris } = await testApp.signUps('anna', 'boris');

const texts = fc
  .array(fc.constantFrom('One', 'two.', ' ', '  ', '\n', '😀', 'é. ', '\u00a0', '一。'), {
    minLength: 2,
    maxLength: 8,
  })
  .map((parts) => `${parts.join('')}end.`);
const act = fc.record({
  do: fc.constantFrom('split', 'split', 'split', 'merge', 'merge', 'move', 'undo', 'undo'),
  string: fc.nat(7),
  at: fc.nat(30),
});

/** A project with translations, votes, an approval and comments, and what can be done with its strings. */
async function scene(sources: string[]) {
  const { project, params, strings } = await projectOf(anna, { strings: sources });
  await joinAs(testApp, boris, project, 'translator');
  for (const [nth, string] of strings.entries()) {
    const own = await anna.does(addTranslation, {
      params: string,
      body: { text: `${sources[nth]} да. Нет.` },
    });
    const { id } = await boris.does(addTranslation, { params: string, body: { text: 'Да.\n\nНет,  да' } });
    await boris.does(castVote, { params: { ...string, translation: own.id }, body: { is_minus: false } });
    if (nth === 0) await anna.does(approve, { params: { ...string, translation: id } });
    await boris.does(addComment, { params: string, body: { text: `Comment ${nth}` } });
  }
  const query = { fetch_translations: '', fetch_votes: '', fetch_comments: '', fetch_frames: '' } as const;
  const listed = () => anna.does(listStrings, { params, query });
  const state = async () =>
    (await listed()).map(({ updated_at: _at, translations = [], ...string }) => ({
      ...string,
      translations: translations.map(({ updated_at: _then, ...one }) => one),
    }));
  return { project: project.id, params, listed, state };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const isDone = ({ statusCode }: { statusCode: number }) => statusCode < 400;

/** Does something that may be refused, and tells whether it was done. */
async function tryIt(
  { params, listed }: Scene,
  { do: what, string: nth, at }: { do: string; string: number; at: number },
) {
  const all = await listed();
  const index = nth % all.length;
  const string = all[index] ?? expect.fail();
  const path = { params: { ...params, string: string.id } };
  if (what === 'split') {
    const body = { at: 1 + (at % lengthOf(string.text)) };
    return isDone(await anna.asks(splitString, { ...path, body }));
  }
  if (what === 'merge') {
    const next = all[index + 1];
    return next !== undefined && isDone(await anna.asks(mergeStrings, { ...path, body: { next: next.id } }));
  }
  if (what === 'move') {
    const pos = 1 + (at % all.length);
    return pos !== index + 1 && isDone(await anna.asks(editString, { ...path, body: { pos } }));
  }
  return false;
}

const undoLast = async (project: number) => {
  const next = nextToUndo(await anna.does(listMyEvents, { params: { project } }));
  await anna.does(undoEvent, { params: { project, event: next?.id ?? expect.fail() } });
};

test('any sequence of split, merge, move and undo reproduces the original texts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(texts, { minLength: 1, maxLength: 3 }),
      fc.array(act, { maxLength: 12 }),
      async (sources, acts) => {
        const on = await scene(sources);
        const before = [await on.state()];
        let isMoved = false;
        for (const one of acts) {
          if (one.do === 'undo') {
            if (before.length === 1) continue;
            await undoLast(on.project);
            before.pop();
            expect(await on.state()).toEqual(before.at(-1));
          } else if (await tryIt(on, one)) {
            before.push(await on.state());
            isMoved ||= one.do === 'move';
          }
          if (isMoved) continue;
          const whole = (await on.listed()).map(
            ({ text, joint }, nth) => (nth === 0 ? '' : (joint ?? ' ')) + text,
          );
          expect(whole.join('')).toBe(sources.join(' '));
        }
        expect(await recountAll(testApp.sql)).toEqual({
          translations: 0,
          strings: 0,
          sections: 0,
          projects: 0,
        });
        expect(await wrongRevisions(testApp.sql, on.project)).toHaveLength(0);
        while (before.length > 1) {
          await undoLast(on.project);
          before.pop();
          expect(await on.state()).toEqual(before.at(-1));
        }
        expect((await on.listed()).map(({ text }) => text)).toEqual(sources);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
