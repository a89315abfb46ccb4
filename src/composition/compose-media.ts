import path from 'node:path';
import type { Database } from '../adapters/db/engine/connect.ts';
import { createDatabaseMediaStore } from '../adapters/db/media/database-media-store.ts';
import { createMediaLibrary } from '../adapters/db/media/media-library.ts';
import { createMediaOriginals } from '../adapters/db/media/media-originals.ts';
import { createMediaQueue } from '../adapters/db/media/media-queue.ts';
import { createPortraitStore } from '../adapters/db/portraits/portrait-store.ts';
import { createResizer, type ProcessResizer } from '../adapters/pictures/create-resizer.ts';
import { createPictureSource } from '../adapters/pictures/fetch-picture.ts';
import { createUploads } from '../adapters/pictures/receive-upload.ts';
import { createS3MediaStore } from '../adapters/s3/s3-media-store.ts';
import type { MediaPorts } from '../app/media/media-ports.ts';
import type { ResizePorts } from '../app/media/resize-due.ts';
import { joinStores } from '../app/media/two-stores.ts';
import type { MediaStore } from '../app/ports/media.ts';
import type { Clock, Ids, Log } from '../app/ports.ts';
import type { Env } from '../config/env.ts';
import { createPortraitKeeper } from '../jobs/portrait-keeper.ts';
import type { Overrides } from './overrides.ts';

export interface ComposedMedia extends Omit<ResizePorts, 'resizer'>, Omit<MediaPorts, 'resizeSoon'> {
  resizer: ProcessResizer;
}

/** Builds the store of the pictures' files: the database, or the bucket of the environment before it. */
export function composeMediaStore(
  database: Database,
  { mediaS3, webhooks }: Pick<Env, 'mediaS3' | 'webhooks'>,
): MediaStore {
  const inDatabase = createDatabaseMediaStore(database);
  return mediaS3 ? joinStores(inDatabase, createS3MediaStore(mediaS3, webhooks.allowPrivate)) : inDatabase;
}

/** Builds the job that keeps copies of reviewers' portraits. */
export function composePortraits(
  database: Database,
  { webhooks: { allowPrivate } }: Pick<Env, 'webhooks'>,
  ports: Pick<ComposedMedia, 'clock' | 'log' | 'resizer' | 'mediaStore'>,
) {
  return createPortraitKeeper({
    ...ports,
    portraits: createPortraitStore(database),
    pictureSource: createPictureSource({ allowPrivate }),
  });
}

/** Builds the ports of the media library. The child process that resizes is started by the first picture. */
export function composeMedia(
  database: Database,
  env: Pick<Env, 'dataDir' | 'mediaS3' | 'webhooks'>,
  { clock, ids, log }: { clock: Clock; ids: Ids; log: Log },
  { stallMs, limits }: NonNullable<Overrides['media']> = {},
): ComposedMedia {
  const folder = path.join(env.dataDir, 'uploads');
  return {
    clock,
    ids,
    log,
    media: createMediaLibrary(database),
    mediaQueue: createMediaQueue(database),
    mediaOriginals: createMediaOriginals(database),
    mediaStore: composeMediaStore(database, env),
    uploads: createUploads({ folder, ids, stallMs }),
    resizer: createResizer({ folder, log, limits }),
  };
}
