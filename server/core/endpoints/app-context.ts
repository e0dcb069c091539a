import type { FastifyInstance } from 'fastify';
import type { Sql } from '../../platform/database/connect.ts';
import type { GuestViews } from '../../platform/guest-views/guest-views.ts';
import type { Imports } from '../../platform/import-workers/imports.ts';
import type { FileUploads } from '../../platform/limits/file-uploads.ts';
import type { SearchPool } from '../../platform/limits/search-pool.ts';
import type { Metrics } from '../../platform/monitoring/metrics.ts';
import type { Sources } from '../../platform/replicas/sources.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { LargeResponses } from '../../platform/streaming/large-responses.ts';
import type { Images } from '../image-store/open-images.ts';

/** Announces changes to open pages on all servers. */
export type Notifier = {
  /** Announces that the log of a project has new entries; call it after they are committed. */
  notify(project: number): void;
  /** Announces that somebody was signed out or banned, or a project deleted: who may listen is checked again. */
  notifyUsers(): void;
  /** Announces that the unread notifications of a user have changed. */
  notifyReader(user: number): void;
};

/** The services that every feature gets. */
export type AppContext = {
  app: FastifyInstance;
  sql: Sql;
  settings: Settings;
  metrics: Metrics;
  live: Notifier;
  images: Images;
  large: LargeResponses;
  imports: Imports;
  /** Worker processes for exports: of their own, so that slow downloads take no slot of an import. */
  exports: Imports;
  /** Worker processes for previews of files: of their own, so that none waits for an import. */
  previews: Imports;
  searchPool: SearchPool;
  guestViews: GuestViews;
  fileUploads: FileUploads;
  sources: Sources;
};

/** Registers the endpoints of one noun. */
export type Feature = (context: AppContext) => void;
