import { pagePictures } from '../app/media/page-pictures.ts';
import type { MediaLibrary } from '../app/ports/media.ts';
import type { RevisionName } from '../app/ports/revisions.ts';
import type { PagePictures } from '../contracts/page-pictures.ts';
import { isSame } from '../domain/value/is-same.ts';
import type { RevisionWatch } from './revision-watch.ts';

export interface WatchedPictures {
  /** Returns the same object until a picture that pages show changes. */
  now(): PagePictures;
  /** Registers `act` to be called after each such change, made by this process or by another. */
  onChange(act: () => void): void;
}

interface LivePicturesPorts {
  media: Pick<MediaLibrary, 'byIds'>;
  /** The ids of the pictures that pages show now. */
  shown(): readonly string[];
  /** The revisions after which other pictures may be shown. */
  after: readonly RevisionName[];
  revisions: Pick<RevisionWatch, 'on'>;
}

/**
 * Caches in memory the pictures that public pages show: an empty map until the first poll of the watch. Create it after
 * the parts that `shown` reads: listeners are called in order, so it then reads their new state.
 */
export function createLivePictures({ media, shown, after, revisions }: LivePicturesPorts): WatchedPictures {
  const listeners: (() => void)[] = [];
  let present: PagePictures = {};
  revisions.on(['media', ...after], async () => {
    const next = await pagePictures({ media }, shown());
    if (isSame(present, next)) return;
    present = next;
    for (const act of listeners) act();
  });

  return { now: () => present, onChange: (act) => void listeners.push(act) };
}
