import type { SyncDto, SyncView } from '../../contracts/wordpress.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { nextSyncAt } from '../../domain/wordpress/frequency.ts';
import { logKinds, syncPercent } from '../../domain/wordpress/sync-steps.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Sync, WordpressTexts } from '../ports/wordpress/wordpress.ts';
import { blogInSettings } from './blog-in-settings.ts';

/** Number of past synchronisations that the screen shows as bars. */
const HISTORY = 24;

/** Returns the current synchronisation, its history and its log. */
export async function readSync(ports: Ports, locale: Locale): Promise<SyncView> {
  const { settings, syncs, clock, wordpressTexts } = ports;
  await settings.refresh();
  const blog = await blogInSettings(ports);
  const { frequency, categories } = settings.now().wordpress;
  const [latest, entries] = [await syncs.latest(HISTORY + 1), await syncs.log()];
  const current = latest.find(({ state }) => state === 'waiting');
  const next =
    blog.kind === 'none' || current ? undefined : nextSyncAt(frequency, latest[0]?.createdAt, clock.now());
  return {
    connected: blog.kind !== 'none',
    sample: blog.kind === 'samples',
    host: blog.kind === 'blog' ? blog.host : null,
    frequency,
    categories: categories.length,
    current: current ? syncDto(current, locale, wordpressTexts) : null,
    nextAt: next === undefined ? null : iso(next),
    history: latest
      .filter(({ state }) => state !== 'waiting')
      .slice(0, HISTORY)
      .map((sync) => syncDto(sync, locale, wordpressTexts)),
    log: entries.map((entry) => ({
      id: entry.id,
      type: logKinds[entry.code],
      message: wordpressTexts.log(locale, entry),
      timestamp: iso(entry.at),
    })),
  };
}

function syncDto(sync: Sync, locale: Locale, texts: WordpressTexts): SyncDto {
  const { problem, createdAt, startedAt, endedAt, nextAttemptAt, found, ...rest } = sync;
  const { connectMs = null, categories = null, changes = null, pictures = null } = found;
  return {
    ...rest,
    found: { connectMs, categories, changes, pictures },
    percent: sync.state === 'done' ? 100 : syncPercent(sync.step, sync.done, sync.total),
    reason: problem?.problem ?? null,
    message: problem && texts.problem(locale, problem.problem, problem.detail),
    // Only after an attempt: a synchronisation that was never tried is due at once.
    nextAttemptAt: sync.attempts > 0 && nextAttemptAt !== null ? iso(nextAttemptAt) : null,
    createdAt: iso(createdAt),
    startedAt: startedAt === null ? null : iso(startedAt),
    endedAt: endedAt === null ? null : iso(endedAt),
  };
}

const iso = (time: number): string => new Date(time).toISOString();
