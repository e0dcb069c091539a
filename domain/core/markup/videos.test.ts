import { expect, test } from 'vitest';
import { FRAME_HOSTS, videoOf } from './videos.ts';

const HOSTS = ['framatube.org', 'files.example:8443'];

const YOUTUBE = { provider: 'youtube', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' };
const PEERTUBE = {
  provider: 'peertube',
  src: 'https://framatube.org/videos/embed/9c9de5e8-0a1e-484a-b099-e80766180a6d',
};

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', YOUTUBE],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['http://youtube.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', { provider: 'vimeo', src: 'https://player.vimeo.com/video/76979871?dnt=1' }],
  [
    'https://vimeo.com/76979871/ab12cd',
    { provider: 'vimeo', src: 'https://player.vimeo.com/video/76979871?dnt=1&h=ab12cd' },
  ],
  [
    'https://player.vimeo.com/video/76979871?h=ab12',
    { provider: 'vimeo', src: 'https://player.vimeo.com/video/76979871?dnt=1&h=ab12' },
  ],
  ['https://framatube.org/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d', PEERTUBE],
  ['https://framatube.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d', PEERTUBE],
  [
    'https://files.example:8443/a/trailer.WEBM?x=1',
    { provider: 'file', src: 'https://files.example:8443/a/trailer.WEBM?x=1' },
  ],
])('%s is a video', (address, video) => {
  expect(videoOf(new URL(address), HOSTS)).toEqual(video);
});

test.each([
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload',
  'https://www.youtube.com/feed',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'http://framatube.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
  'http://files.example:8443/trailer.mp4',
  'https://files.example/trailer.mp4',
  'https://files.example:8443/trailer.html',
  'https://example.org/trailer.mp4',
  'https://tube.framatube.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
  'https://framatube.org.evil.example/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
  'https://framatube.org@evil.example/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
  'https://example.org/',
])('%s is none', (address) => {
  expect(videoOf(new URL(address), HOSTS)).toBeUndefined();
});

test('where no host is named, YouTube and Vimeo alone are shown', () => {
  const shown = (address: string) => videoOf(new URL(address), [])?.provider;
  expect(shown('https://youtu.be/dQw4w9WgXcQ')).toBe('youtube');
  expect(shown('https://vimeo.com/76979871')).toBe('vimeo');
  expect(shown('https://framatube.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d')).toBeUndefined();
  expect(shown('https://example.org/trailer.mp4')).toBeUndefined();
});

test('every frame is on a host that pages may frame', () => {
  for (const address of ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871']) {
    const { src = '' } = videoOf(new URL(address), []) ?? {};
    expect(FRAME_HOSTS).toContain(new URL(src).host);
  }
});
