import path from 'node:path';
import { createPictureCopies } from '../adapters/db/copies/picture-copies.ts';
import type { Database } from '../adapters/db/engine/connect.ts';
import { createDatabaseMediaStore } from '../adapters/db/media/database-media-store.ts';
import { createMediaLibrary } from '../adapters/db/media/media-library.ts';
import { createMediaOriginals } from '../adapters/db/media/media-originals.ts';
import { createMediaQueue } from '../adapters/db/media/media-queue.ts';
import { createResizer } from '../adapters/pictures/create-resizer.ts';
import { fetchPicture } from '../adapters/pictures/fetch-picture.ts';
import { createUploads } from '../adapters/pictures/receive-upload.ts';
import { createS3MediaStore } from '../adapters/s3/s3-media-store.ts';
import type { CopyPorts } from '../app/copies/keep-copies.ts';
import { joinStores } from '../app/media/two-stores.ts';
import type { Ports } from '../app/ports/all-ports.ts';
import type { MediaStore } from '../app/ports/media.ts';
import type { Env } from '../config/env.ts';
import { createCopyKeeper } from '../jobs/copy-keeper.ts';
import type { Overrides } from './overrides.ts';

/** Builds the store of the pictures' files: the database, or the bucket of the environment before it. */
export function composeMediaStore(
  database: Database,
  { mediaS3, webhooks }: Pick<Env, 'mediaS3' | 'webhooks'>,
): MediaStore {
  const inDatabase = createDatabaseMediaStore(database);
  return mediaS3 ? joinStores(inDatabase, createS3MediaStore(mediaS3, webhooks.allowPrivate)) : inDatabase;
}

/** A portrait or a cover is small, and there are few. */
const COPY_LIMITS = { timeoutMs: 10_000, maxBytes: 2 * 1024 * 1024 };

/** Builds the record of the copies of third parties' pictures, and the job that makes them. */
export function composeCopies(
  database: Database,
  { webhooks: { allowPrivate } }: Pick<Env, 'webhooks'>,
  ports: Pick<CopyPorts, 'clock' | 'log' | 'resizer' | 'mediaStore'>,
  isSynchronised: () => boolean,
) {
  const copies = createPictureCopies(database);
  const copyPorts = {
    ...ports,
    ...{ copies, isSynchronised },
    fetchPicture: (address: string, signal: AbortSignal) =>
      fetchPicture(address, { allowPrivate, signal, ...COPY_LIMITS }),
  };
  return { copies, copyKeeper: createCopyKeeper(copyPorts) };
}

/** Builds the ports of the media library. The child process that resizes is started by the first picture. */
export function composeMedia(
  database: Database,
  env: Pick<Env, 'dataDir' | 'mediaS3' | 'webhooks'>,
  { ids, log }: Pick<Ports, 'ids' | 'log'>,
  { stallMs, limits }: NonNullable<Overrides['media']> = {},
) {
  const folder = path.join(env.dataDir, 'uploads');
  return {
    media: createMediaLibrary(database),
    mediaQueue: createMediaQueue(database),
    mediaOriginals: createMediaOriginals(database),
    mediaStore: composeMediaStore(database, env),
    uploads: createUploads({ folder, ids, stallMs }),
    resizer: createResizer({ folder, log, limits }),
  };
}
