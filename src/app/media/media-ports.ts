import type { MediaLibrary, MediaOriginals, Uploads } from '../ports/media.ts';
import type { Clock, Ids } from '../ports.ts';

/** The ports of the use cases of the media library; each takes the part that it needs. */
export interface MediaPorts {
  clock: Clock;
  ids: Ids;
  media: MediaLibrary;
  mediaOriginals: MediaOriginals;
  uploads: Uploads;
  /** Tells this process's worker that a picture waits. */
  resizeSoon(): void;
}
