import { createHash } from 'node:crypto';
import { setImmediate as otherWork, setTimeout as sleep } from 'node:timers/promises';
import { defaultLocale, type Locale, locales } from '../../domain/locale/locale.ts';
import { ALT_MAX_LENGTH } from '../../domain/media/picture.ts';
import { newPicture } from '../media/new-picture.ts';
import type { FetchedPicture } from '../ports/picture-copies.ts';
import type { LogEntry } from '../ports/wordpress/wordpress.ts';
import type { WantedPicture } from '../ports/wordpress/wordpress-pictures.ts';
import { advance, type Stop, type SyncRun } from './sync-run.ts';

/** Number of pictures that are fetched at once. */
const AT_ONCE = 4;
/** Maximum number of attempts at a picture that times out, one in each synchronisation. */
const ATTEMPTS = 3;
/** Number of consecutive pictures that time out, after which the others are left for the next synchronisation. */
const PATIENCE = 8;
/** Maximum number of refused pictures that the log names. */
const NAMED = 20;
/** Bytes of an original that are written at once; writing a whole original would delay visitors. */
const PART_BYTES = 256 * 1024;
/** Maximum number of bytes of originals that are not resized yet: a large blog must not fill the disk. */
const BACKLOG = 256 * 1024 * 1024;
/** Number of fetched bytes after which the backlog is read again. */
const LOOK_BYTES = 16 * 1024 * 1024;
const LOOK_MS = 500;
/** Pause between two polls of the pictures that are being resized, in milliseconds. */
const PREPARING_LOOK_MS = 250;
/** Pause after each batch of pictures, in milliseconds, in which the process responds to visitors. */
const REST_MS = 20;
/** Timeout in milliseconds while the number of pictures to resize does not fall. */
const STUCK_MS = 10 * 60_000;

/** Pause between two requests for changed files if no article changed, in milliseconds. */
const FILES_MS = 24 * 3_600_000;

/**
 * Requests which files the blog changed at their addresses, and makes their copies due again. It costs a request, so it
 * is sent only once a day, and whenever an article changed. If the request fails, the copies stay.
 */
export async function changedFiles(run: SyncRun): Promise<Stop | undefined> {
  const { cursor, added, changed, removed } = run.progress;
  const { after, until } = cursor;
  const isSame = added + changed + removed === 0;
  const filesUntil = cursor.filesUntil ?? after;
  if (until === null || (filesUntil !== null && isSame && until - filesUntil < FILES_MS)) return undefined;
  // A first synchronisation copies the current pictures anyway.
  if (filesUntil !== null) {
    const answer = await run.reader.changedFiles(filesUntil);
    if (!answer.ok) return undefined;
    await run.ports.blogPictures.replaced(answer.value);
  }
  return advance(run, { cursor: { ...run.progress.cursor, filesUntil: until } });
}

/**
 * Second half of step 4: copies the pictures of the articles that have no copy yet. Each is stored
 * separately, so that after a killed process only the pictures that it was fetching are fetched again.
 */
export async function pictures(run: SyncRun): Promise<Stop | undefined> {
  const { blogPictures } = run.ports;
  const { id } = run.claimed;
  const waiting = await blogPictures.waiting(id);
  const { done } = run.progress;
  if (waiting === 0 && run.progress.cursor.pictures) return undefined;
  const counts = run.progress.cursor.pictures ?? { copied: 0, refused: 0 };
  const begun = await advance(run, {
    total: done + waiting,
    cursor: { ...run.progress.cursor, pictures: counts },
  });
  if (begun) return begun;
  let away = 0;
  let unseen = LOOK_BYTES;
  for (;;) {
    const wanted = await blogPictures.next(id, AT_ONCE);
    if (wanted.length === 0) break;
    const isFull = unseen >= LOOK_BYTES && !(await hasRoom(run));
    if (unseen >= LOOK_BYTES) unseen = 0;
    if (away >= PATIENCE || isFull) {
      const later = [{ code: 'pictures_later' as const, params: { count: await blogPictures.waiting(id) } }];
      return (await advance(run, {}, { log: later })) ?? finish(run);
    }
    const fetched = await Promise.all(wanted.map(({ source }) => run.reader.picture(source)));
    // A fetch aborted by a cancellation or the end of the process is no failure of the picture.
    if (run.signal.aborted)
      return { kind: 'failed', failure: { problem: 'unreachable', detail: null, transient: true } };
    const stop = await keep(run, wanted, fetched);
    if (stop) return stop;
    for (const one of fetched) {
      away = !one.ok && one.problem === 'away' ? away + 1 : 0;
      unseen += one.ok ? one.bytes.length : 0;
    }
    await sleep(REST_MS, undefined, { signal: run.signal }).catch(() => {});
  }
  return finish(run);
}

async function finish(run: SyncRun): Promise<Stop | undefined> {
  const { copied, refused } = run.progress.cursor.pictures ?? { copied: 0, refused: 0 };
  if (copied + refused === 0) return undefined;
  return advance(run, {}, { log: [{ code: 'pictures', params: { copied, refused } }] });
}

/** Stores the fetched pictures, one after the other, and writes the progress. */
async function keep(
  run: SyncRun,
  wanted: readonly WantedPicture[],
  fetched: readonly FetchedPicture[],
): Promise<Stop | undefined> {
  const { blogPictures } = run.ports;
  let { copied, refused } = run.progress.cursor.pictures ?? { copied: 0, refused: 0 };
  const log: LogEntry[] = [];
  for (const [index, picture] of wanted.entries()) {
    const one = fetched[index];
    if (!one) continue;
    await otherWork();
    if (one.ok) {
      await copy(run, picture, one.bytes);
      copied += 1;
      continue;
    }
    const { problem } = one;
    const isOver = problem !== 'away' || picture.attempts + 1 >= ATTEMPTS;
    await blogPictures.failed(picture, run.claimed.id, problem, isOver);
    refused += 1;
    if (refused <= NAMED) log.push({ code: `picture_${problem}`, params: { name: fileOf(picture.source) } });
  }
  const { progress } = run;
  const done = Math.min(progress.total, progress.done + wanted.length);
  return advance(run, { done, cursor: { ...progress.cursor, pictures: { copied, refused } } }, { log });
}

async function copy(run: SyncRun, wanted: WantedPicture, bytes: Uint8Array): Promise<void> {
  const { blogPictures, mediaOriginals, ids, clock, blogLanguage, resizeSoon } = run.ports;
  const at = clock.now();
  const id = ids.next();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (!(await blogPictures.hasCopy(sha256)))
    for (let from = 0, part = 0; from < bytes.length; from += PART_BYTES, part += 1) {
      await mediaOriginals.add(id, part, bytes.subarray(from, from + PART_BYTES), at);
      await otherWork();
    }
  const alt = {
    fr: '',
    en: '',
    es: '',
    pt: '',
    [localeOf(blogLanguage)]: wanted.alt.slice(0, ALT_MAX_LENGTH),
  };
  const picture = newPicture({
    ...{ id, file: fileOf(wanted.source), createdAt: at, createdBy: null, author: null, alt },
  });
  await blogPictures.copied(wanted, { sha256, picture, at });
  resizeSoon();
}

/**
 * Returns the site's language of the blog's language tag, else French: an alternative text is stored in one of the four
 * languages.
 */
const localeOf = (tag: string): Locale =>
  locales.find((locale) => locale === tag.toLowerCase().split('-')[0]) ?? defaultLocale;

/**
 * Step 6: waits until the copies of pictures are resized. Only then a new article is shown, because readers must not
 * see it with missing pictures; an article that was shown before stays.
 */
export async function prepare(run: SyncRun): Promise<Stop | undefined> {
  const { blogPictures, clock } = run.ports;
  let { processing: left } = await blogPictures.preparation();
  const total = Math.max(left, run.progress.step === 'pictures' ? run.progress.total : 0);
  for (let since = clock.now(); ; ) {
    const stop = await advance(run, { step: 'pictures', done: total - Math.min(left, total), total });
    if (stop) return stop;
    if (left === 0 || clock.now() - since > STUCK_MS) break;
    await sleep(PREPARING_LOOK_MS, undefined, { signal: run.signal }).catch(() => {});
    if (run.signal.aborted)
      return { kind: 'failed', failure: { problem: 'unreachable', detail: null, transient: true } };
    const { processing } = await blogPictures.preparation();
    if (processing !== left) since = clock.now();
    left = processing;
  }
  const { failed } = await blogPictures.preparation();
  await blogPictures.settleArticles();
  return advance(
    run,
    {},
    {
      log: [
        ...(left > 0 ? [{ code: 'pictures_slow' as const, params: { count: left } }] : []),
        ...(failed > 0 ? [{ code: 'pictures_failed' as const, params: { count: failed } }] : []),
      ],
    },
  );
}

/** Returns the name of the file at an address, for the library and the log. */
function fileOf(source: string): string {
  const name = new URL(source).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || source;
  } catch {
    return name;
  }
}

/** Waits until the backlog of originals is small enough; returns false when it does not shrink. */
async function hasRoom({ ports: { blogPictures, clock }, signal }: SyncRun): Promise<boolean> {
  let least = await blogPictures.backlog();
  for (let since = clock.now(); least > BACKLOG; ) {
    if (signal.aborted) return true;
    if (clock.now() - since > STUCK_MS) return false;
    await sleep(LOOK_MS, undefined, { signal }).catch(() => {});
    const now = await blogPictures.backlog();
    if (now <= BACKLOG) return true;
    if (now < least) [least, since] = [now, clock.now()];
  }
  return true;
}
