import type { BlogAnswer, ChangedPart, RemotePost } from '../ports/wordpress/blog-source.ts';
import type { LogEntry } from '../ports/wordpress/wordpress.ts';
import { changedFiles, pictures } from './sync-pictures.ts';
import { advance, advanceInParts, read, type Stop, type SyncRun } from './sync-run.ts';

/** Number of articles that are requested at once, if they are not too long. */
export const FULL_PART = 100;
/** Number of articles that are requested by their numbers at once. */
const BY_IDS = 50;
/** Pause between two comparisons of all numbers if the counts agree, in milliseconds: imports may leave no trace. */
const COMPARE_MS = 7 * 24 * 3_600_000;
/** The blog's clock, in whole seconds, and its database need not agree exactly. */
const MARGIN_MS = 2000;

type First = BlogAnswer<ChangedPart> | undefined;

/** Step 1: requests the number of articles, which WordPress returns only to an account that may edit. */
export async function connect(run: SyncRun): Promise<Stop | undefined> {
  const { clock } = run.ports;
  const askedAt = clock.now();
  const answer = read(await run.reader.total());
  if ('stop' in answer) return answer.stop;
  const { total, at } = answer.value;
  const found = { connectMs: clock.now() - askedAt };
  const cursor = { ...run.progress.cursor, remoteTotal: total, until: at - MARGIN_MS, found };
  const log = [{ code: 'connected' as const, params: { host: run.reader.host } }];
  return advance(run, { cursor, step: 'categories', done: 0, total: 0 }, { log });
}

/**
 * Step 2: replaces the categories. Articles of a deleted category are read again, because the blog does not change
 * their date.
 */
export async function categories(run: SyncRun): Promise<Stop | undefined> {
  const { posts, clock } = run.ports;
  const answer = read(await run.reader.categories());
  if ('stop' in answer) return answer.stop;
  const known = await posts.categories();
  const present = new Set(answer.value.map(({ id }) => id));
  const gone = known.filter(({ id }) => !present.has(id)).map(({ id }) => id);
  const fresh = answer.value.filter(({ id }) => !known.some((category) => category.id === id)).length;
  const found = { ...run.progress.cursor.found, categories: present.size };
  const cursor = { ...run.progress.cursor, again: await posts.stale(gone, clock.now()), found };
  const log = [{ code: 'categories' as const, params: { count: present.size, fresh, gone: gone.length } }];
  return advance(run, { cursor, step: 'changes' }, { categories: answer.value, log });
}

/** Step 3: requests the changes since the last synchronisation. The response contains the first part. */
export async function changes(run: SyncRun): Promise<{ stop: Stop } | { first: First }> {
  const { cursor } = run.progress;
  const first = await run.reader.changed({ after: cursor.after, offset: 0, size: cursor.size });
  // If the first part is too large, the next step requests smaller parts.
  if (!first.ok && !isTooLarge(first)) return { stop: { kind: 'failed', failure: first.failure } };
  const total = (first.ok ? first.value.total : 1) + cursor.again.length;
  const code = total === 0 ? ('nothing_changed' as const) : ('changes' as const);
  const stop = await advance(
    run,
    { step: 'texts', done: 0, total, cursor: { ...cursor, found: { ...cursor.found, changes: total } } },
    { log: [{ code, params: { count: total } }] },
  );
  return stop ? { stop } : { first };
}

/** Step 4: reads the changed articles, part by part, and those to read again; then their pictures. */
export async function texts(run: SyncRun, first: First): Promise<Stop | undefined> {
  // A process that was killed while copying pictures had read all texts.
  const stop =
    (run.progress.cursor.pictures
      ? undefined
      : ((await allTexts(run, first)) ?? (await changedFiles(run)))) ?? (await pictures(run));
  return stop ?? advance(run, { step: 'removals', done: 0, total: 0 });
}

async function allTexts(run: SyncRun, first: First): Promise<Stop | undefined> {
  let answer = first;
  for (let more = answer === undefined || !answer.ok || answer.value.total > 0; more; ) {
    const { after, offset, size } = run.progress.cursor;
    answer ??= await run.reader.changed({ after, offset, size });
    const result = answer.ok ? await savePart(run, answer.value) : await askForLess(run, answer);
    if ('stop' in result) return result.stop;
    ({ more } = result);
    answer = undefined;
  }
  while (run.progress.cursor.again.length > 0) {
    const stop = await readAgain(run);
    if (stop) return stop;
  }
  return undefined;
}

async function savePart(
  run: SyncRun,
  { posts, refused, read: count, total }: ChangedPart,
): Promise<{ stop: Stop } | { more: boolean }> {
  const { cursor } = run.progress;
  const whole = total + cursor.again.length;
  // Articles deleted meanwhile moved the later ones forward, so the offset moves back to miss none.
  const back = Math.max(0, run.progress.total - whole);
  const offset = Math.max(0, cursor.offset + count - back);
  const size = Math.min(FULL_PART, cursor.size * 2);
  const stop = await advanceInParts(
    run,
    { save: posts, remove: [] },
    { done: Math.min(offset, whole), total: whole, cursor: { ...cursor, offset, size } },
    { log: refused.map(refusedEntry) },
  );
  return stop ? { stop } : { more: count > 0 && offset < total };
}

const isTooLarge = (answer: BlogAnswer<unknown>): boolean =>
  !answer.ok && answer.failure.problem === 'invalid' && answer.failure.detail === 'too large';

/** Halves the requested part; an article that is too large by itself is left out. */
async function askForLess(
  run: SyncRun,
  answer: BlogAnswer<ChangedPart> & { ok: false },
): Promise<{ stop: Stop } | { more: boolean }> {
  if (!isTooLarge(answer)) return { stop: { kind: 'failed', failure: answer.failure } };
  const { cursor } = run.progress;
  const skip = cursor.size === 1;
  const change = {
    cursor: { ...cursor, size: Math.ceil(cursor.size / 2), offset: cursor.offset + (skip ? 1 : 0) },
  };
  const log = skip ? [{ code: 'page_too_large' as const, params: {} }] : [];
  const stop = await advance(run, change, { log });
  return stop ? { stop } : { more: true };
}

async function readAgain(run: SyncRun): Promise<Stop | undefined> {
  const { cursor } = run.progress;
  const asked = cursor.again.slice(0, BY_IDS);
  const found = await byNumbers(run, asked);
  if ('stop' in found) return found.stop;
  const { save, known, log } = found;
  const again = cursor.again.slice(BY_IDS);
  return advanceInParts(
    run,
    { save, remove: asked.filter((id) => !known.has(id)) },
    { cursor: { ...cursor, again }, done: run.progress.done + asked.length },
    { log },
  );
}

interface Found {
  save: RemotePost[];
  /** Numbers of articles that the blog has, including the refused ones. */
  known: Set<number>;
  log: LogEntry[];
}

/**
 * Reads articles by their numbers, fewer at once if they are long. An article that is too large by itself is left out.
 */
async function byNumbers(run: SyncRun, ids: readonly number[]): Promise<{ stop: Stop } | Found> {
  const found: Found = { save: [], known: new Set(), log: [] };
  const parts: (readonly number[])[] = ids.length > 0 ? [ids] : [];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const answer = await run.reader.byIds(part);
    if (answer.ok) {
      found.save.push(...answer.value.posts);
      for (const { externalId } of answer.value.posts) found.known.add(externalId);
      for (const number of answer.value.refused) found.known.add(Number(number));
      found.log.push(...answer.value.refused.map(refusedEntry));
    } else if (!isTooLarge(answer)) return { stop: { kind: 'failed', failure: answer.failure } };
    else if (part.length > 1) parts.push(...halves(part));
    else {
      for (const id of part) found.known.add(id);
      found.log.push({ code: 'page_too_large', params: {} });
    }
  }
  return found;
}

const halves = (part: readonly number[]) => {
  const middle = Math.ceil(part.length / 2);
  return [part.slice(0, middle), part.slice(middle)];
};

const refusedEntry = (number: string): LogEntry => ({ code: 'post_refused', params: { number } });

/**
 * Step 5: deletes the articles that the blog no longer has. All numbers are compared if the counts disagree, and every
 * seven days.
 */
export async function removals(run: SyncRun): Promise<Stop | undefined> {
  const { posts, clock } = run.ports;
  const { remoteTotal, unread, comparedAt } = run.progress.cursor;
  const stored = await posts.count();
  const now = clock.now();
  if (remoteTotal - stored === unread && now - comparedAt < COMPARE_MS) return undefined;
  const numbers = new Map<number, number>();
  for (let page = 1, more = true; more; page += 1) {
    const answer = read(await run.reader.numbers(page));
    if ('stop' in answer) return answer.stop;
    for (const { id, modifiedAt } of answer.value.numbers) numbers.set(id, modifiedAt);
    ({ more } = answer.value);
  }
  // A blog without any article is more likely a fault than an intention.
  if (numbers.size === 0 && stored > 0)
    return { kind: 'failed', failure: { problem: 'invalid', detail: 'empty', transient: false } };
  const known = await posts.numbers();
  const gone = [...known.keys()].filter((id) => !numbers.has(id));
  const missed = [...numbers].filter(([id, modifiedAt]) => known.get(id) !== modifiedAt).map(([id]) => id);
  const total = gone.length + missed.length;
  const stop = await advanceInParts(run, { save: [], remove: gone }, { done: gone.length, total });
  if (stop) return stop;
  for (let from = 0; from < missed.length; from += BY_IDS) {
    const found = await byNumbers(run, missed.slice(from, from + BY_IDS));
    if ('stop' in found) return found.stop;
    const { save, log } = found;
    const done = Math.min(total, gone.length + from + BY_IDS);
    const stopped = await advanceInParts(run, { save, remove: [] }, { done }, { log });
    if (stopped) return stopped;
  }
  if (missed.length > 0) {
    const stopped = await pictures(run);
    if (stopped) return stopped;
  }
  const cursor = { ...run.progress.cursor, unread: remoteTotal - (await posts.count()), comparedAt: now };
  return advance(run, { cursor });
}
