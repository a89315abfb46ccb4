import type { SyncView } from '../../contracts/wordpress.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { nextSyncAt } from '../../domain/wordpress/frequency.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { blogInSettings } from './blog-in-settings.ts';
import { readSync } from './read-sync.ts';

/** Starts a synchronisation for an administrator. Without a blog, the log records that none is connected. */
export async function beginSync(
  ports: Ports,
  locale: Locale,
  asker: Asker,
): Promise<Result<SyncView, 'wordpress_not_connected' | 'sync_running'>> {
  const { clock, ids, settings, syncs, audit, syncSoon } = ports;
  await settings.refresh();
  const at = clock.now();
  if ((await blogInSettings(ports)).kind === 'none') {
    await syncs.note([{ code: 'not_connected', params: {} }], at);
    return fail('wordpress_not_connected');
  }
  const begun = await syncs.begin({ id: ids.next(), trigger: 'manual', at });
  if (!begun) return fail('sync_running');
  syncSoon();
  await audit.append({
    ...actorOf(ports, asker),
    ...{ action: 'sync_started', subject: null, before: null, after: null },
  });
  return ok(await readSync(ports, locale));
}

/** Cancels the running or waiting synchronisation. Stored articles stay. */
export async function cancelSync(
  ports: Ports,
  locale: Locale,
  asker: Asker,
): Promise<Result<SyncView, 'sync_not_running'>> {
  const { clock, syncs, audit } = ports;
  if (!(await syncs.cancel(clock.now()))) return fail('sync_not_running');
  await audit.append({
    ...actorOf(ports, asker),
    ...{ action: 'sync_cancelled', subject: null, before: null, after: null },
  });
  return ok(await readSync(ports, locale));
}

/**
 * Shortest time between two synchronisations started by messages of the blog, in milliseconds: it sends one for each
 * edit.
 */
const BETWEEN_MS = 10_000;

/**
 * Starts a synchronisation that is due by the frequency of the settings, or because the blog sent a message since the
 * last one started. Several processes may call it at once.
 */
export async function beginDueSync(
  ports: Pick<Ports, 'clock' | 'hooks' | 'ids' | 'settings' | 'showsSamples' | 'syncs'>,
): Promise<void> {
  const { clock, ids, settings, syncs, hooks } = ports;
  if ((await blogInSettings(ports)).kind === 'none') return;
  const { frequency } = settings.now().wordpress;
  const [last] = await syncs.latest(1);
  const at = clock.now();
  if (last?.state === 'waiting') return;
  const told = await hooks.last();
  const began = last?.createdAt ?? Number.NEGATIVE_INFINITY;
  if (told !== undefined && told > began && at - began >= BETWEEN_MS)
    return void (await syncs.begin({ id: ids.next(), trigger: 'hook', at }));
  const due = nextSyncAt(frequency, last?.createdAt, at);
  if (due !== undefined && due <= at) await syncs.begin({ id: ids.next(), trigger: 'schedule', at });
}

/**
 * Starts the first synchronisation of a site with demo data and without a blog, so that pages show the sample articles.
 */
export async function beginSamples(
  ports: Pick<Ports, 'clock' | 'ids' | 'settings' | 'showsSamples' | 'syncs'>,
): Promise<void> {
  const { clock, ids, syncs } = ports;
  if ((await blogInSettings(ports)).kind !== 'samples' || (await syncs.latest(1)).length > 0) return;
  await syncs.begin({ id: ids.next(), trigger: 'schedule', at: clock.now() });
}
