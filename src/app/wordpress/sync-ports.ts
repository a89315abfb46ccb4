import type { AuditLog } from '../ports/audit.ts';
import type { MediaLibrary, MediaOriginals } from '../ports/media.ts';
import type { LiveSettings } from '../ports/settings.ts';
import type { VendorSources } from '../ports/vendor-sources.ts';
import type { BlogReaders, PostStore, SyncStore } from '../ports/wordpress.ts';
import type { HookStore, SignedMessage } from '../ports/wordpress-hooks.ts';
import type { BlogPictureStore } from '../ports/wordpress-pictures.ts';
import type { Clock, Ids, Log } from '../ports.ts';

/** The ports of the use cases of the blog's articles; each takes the part that it needs. */
export interface WordpressPorts {
  clock: Clock;
  ids: Ids;
  log: Log;
  audit: AuditLog;
  settings: LiveSettings;
  vendors: VendorSources;
  blogs: BlogReaders;
  syncs: SyncStore;
  posts: PostStore;
  blogPictures: BlogPictureStore;
  hooks: HookStore;
  /** Whether a message has a signature by the secret, and a time near `now`. */
  isSigned(secret: string, message: SignedMessage, now: number): boolean;
  media: MediaLibrary;
  mediaOriginals: MediaOriginals;
  /** BCP 47 tag of the blog's language, which the alternative texts of its pictures have. */
  blogLanguage: string;
  /** Whether samples stand in the place of a blog that is not connected. */
  showsSamples(): boolean;
  /** A number in [0, 1), for the jitter. */
  random(): number;
  /** Tells this process's worker that a synchronisation waits. */
  syncSoon(): void;
  /** Tells it that a picture waits for its resizing. */
  resizeSoon(): void;
}
