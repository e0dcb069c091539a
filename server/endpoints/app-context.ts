import type { FastifyInstance } from 'fastify';
import type { Sql } from '../database/connect.ts';
import type { Images } from '../image-store/open-images.ts';
import type { Imports } from '../imports/imports.ts';
import type { LargeAnswers } from '../large/large-answers.ts';
import type { Files } from '../limits/files.ts';
import type { Lane } from '../limits/lane.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Settings } from '../settings/settings.ts';

/** Tells open pages, on all servers, that something has changed. */
export type Notifier = {
  /** Announces that the log of a project has new entries; to be called after they are committed. */
  notify(project: number): void;
  /** Announces that somebody was signed out or banned, or a project deleted: who may listen is checked again. */
  notifyUsers(): void;
};

/** The services that every feature gets. */
export type AppContext = {
  app: FastifyInstance;
  sql: Sql;
  settings: Settings;
  metrics: Metrics;
  live: Notifier;
  images: Images;
  large: LargeAnswers;
  imports: Imports;
  lane: Lane;
  files: Files;
};

/** Registers the endpoints of one noun. */
export type Feature = (context: AppContext) => void;
