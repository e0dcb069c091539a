import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';

test.each([
  ['name', { min: 4, max: 100 }],
  ['handle', { min: 4, max: 100 }],
  ['description', { min: 0, max: 1000 }],
  ['recommendations', { min: 0, max: 4000 }],
  ['coverUrl', { min: 0, max: 1000 }],
  ['avatarUrl', { min: 0, max: 1000 }],
  ['about', { min: 0, max: 1000 }],
  ['search', { min: 0, max: 100 }],
  ['stringText', { min: 1, max: 2000 }],
  ['translation', { min: 1, max: 2000 }],
  ['comment', { min: 1, max: 1000 }],
  ['stringsPerSection', 10_000],
  ['pageSize', { min: 10, max: 200 }],
  ['pageSizeDefault', 50],
  ['pagesWindow', 11],
  ['homeProjects', 4],
  ['popularWithin', 864_000_000],
  ['sessionRemembered', 2_592_000_000],
  ['sessionForever', 31_536_000_000],
  ['chunkTimeout', 120_000],
  ['tooltipShowDelay', 300],
  ['tooltipHideDelay', 150],
] as const)('the limit of %s', (name, value) => {
  expect(LIMITS[name]).toEqual(value);
});

test.each([
  ['username', { min: 3, max: 32 }],
  ['password', { min: 8, max: 128 }],
  ['word', { min: 1, max: 255 }],
  ['pattern', { min: 0, max: 255 }],
  ['projectsPerUser', 20],
  ['sessionBrowser', 86_400_000],
  ['logPageDefault', 200],
  ['translationBatch', 500],
  ['bodyBytes', 131_072],
  ['importBodyBytes', 100_663_296],
] as const)('the limit of %s', (name, value) => {
  expect(LIMITS[name]).toEqual(value);
});
