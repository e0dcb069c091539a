import { QueryCache, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { addTranslation } from '#contract/texts/translations.ts';
import { composer, editorOf, isChosen, row, rowHas, translation } from '../../../../test/page/editor.ts';
import type { Network } from '../../../../test/page/network.ts';
import { openPage, type Page } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** The parts of the stream of events that a page has received. */
function noteEvents(network: Network): string[] {
  const received: string[] = [];
  network.route(/GET .*\/projects\/\d+\/events\?/, async (_, ask) => {
    const answer = await ask();
    const note = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        received.push(new TextDecoder().decode(part));
        controller.enqueue(part);
      },
    });
    return new Response(answer.body?.pipeThrough(note) ?? null, answer);
  });
  return received;
}

const { notify } = QueryCache.prototype;
afterEach(() => void vi.restoreAllMocks());

/** What becomes of the cached pages of a project's editor. */
function watchPages(project: number) {
  let cache: QueryCache | undefined;
  let note = (_: string, __: string) => {};
  vi.spyOn(QueryCache.prototype, 'notify').mockImplementation(function (
    this: QueryCache,
    event: QueryCacheNotifyEvent,
  ) {
    // The page of another test may still be written.
    const [of, id] = event.query.queryKey;
    if (of === 'editor' && id === project) {
      cache = this;
      if (event.type === 'updated') note(event.action.type, JSON.stringify(event.query.state.data));
    }
    notify.call(this, event);
  });
  return {
    areLoaded: () =>
      cache?.findAll({ queryKey: ['editor'] }).every(({ state }) => state.fetchStatus === 'idle') === true,
    /** How pages are written and fetched from now on, until one has this text. */
    changesUntil(text: string) {
      const changes: string[] = [];
      let isOver = false;
      note = (change, page) => {
        isOver ||= page.includes(text);
        if (!isOver && ['success', 'fetch'].includes(change)) changes.push(change);
      };
      return changes;
    },
  };
}

test.each([
  {
    kind: 'vote',
    string: 1,
    act: async (page: Page) => {
      await page.press('Vote for');
      await screen.findByRole('button', { name: 'Vote for, 1 vote for', pressed: true });
    },
  },
  {
    kind: 'addTranslation',
    string: 3,
    act: async (page: Page) => {
      await page.fill(await composer(), 'Три.');
      await page.keys('Control+Shift+Enter');
      await translation('Три.');
      await waitFor(() => expect(document.body).toHaveTextContent('2 / 3 translated'));
    },
  },
])(
  '$kind writes the row at once and with the answer; neither its event does nor is the page fetched again',
  async ({ kind, string, act }) => {
    const { project, params, strings } = await projectOf(anna);
    await joinAs(testApp, boris, project, 'translator');
    const add = (number: number, text: string) =>
      anna.does(addTranslation, { params: strings[number - 1] ?? expect.fail(), body: { text } });
    await add(1, 'Раз.');
    const pages = watchPages(project.id);
    let events: string[] = [];
    const page = await openPage(testApp, boris, editorOf(params), {
      prepare: (network) => {
        events = noteEvents(network);
      },
    });
    await isChosen(1);
    await page.user.click(row(string));
    await isChosen(string);
    // A presence is sent once the stream has begun, with what it makes a page fetch again.
    await waitFor(() => expect(page.network.sent.join()).toContain('/presence'));
    await waitFor(() => expect(pages.areLoaded()).toBe(true));

    const changes = pages.changesUntil('Два.');
    await act(page);
    await waitFor(() => expect(events.join('')).toContain(`"kind":"${kind}"`));
    // Events are applied one after the other.
    await add(2, 'Два.');
    await rowHas(2, 'Два.');
    expect(changes).toEqual(['success', 'success']);
  },
);
