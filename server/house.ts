import type { FastifyInstance } from 'fastify';
import type { Sql } from './database/connect.ts';
import type { Images } from './images/open-images.ts';
import type { Imports } from './imports/imports.ts';
import type { LargeAnswers } from './large/large-answers.ts';
import type { Files } from './limits/files.ts';
import type { Lane } from './limits/lane.ts';
import type { Live } from './live/open-live.ts';
import type { Settings } from './settings.ts';
import type { Metrics } from './watch/metrics.ts';

/** What every part of the server stands on. */
export type House = {
  app: FastifyInstance;
  sql: Sql;
  settings: Settings;
  metrics: Metrics;
  live: Live;
  images: Images;
  large: LargeAnswers;
  imports: Imports;
  lane: Lane;
  files: Files;
};

/** One noun of the service: it serves that noun's calls. */
export type Feature = (house: House) => void;
