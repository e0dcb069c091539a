import { expect, test } from 'vitest';
import { videoOf } from './videos.ts';

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
    'https://example.org/a/trailer.WEBM?x=1',
    { provider: 'file', src: 'https://example.org/a/trailer.WEBM?x=1' },
  ],
])('%s is a video', (address, video) => {
  expect(videoOf(new URL(address))).toEqual(video);
});

test.each([
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload',
  'https://www.youtube.com/feed',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'http://framatube.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
  'https://example.org/trailer.html',
  'https://example.org/',
])('%s is none', (address) => {
  expect(videoOf(new URL(address))).toBeUndefined();
});
