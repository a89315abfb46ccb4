import { setTimeout as sleep } from 'node:timers/promises';
import { advance, type Stop, type SyncRun } from './sync-run.ts';

/** Pause between two looks at the pictures that are being resized, in milliseconds. */
const LOOK_MS = 250;
/** The longest wait for a resizing that does not go on, in milliseconds. */
const STUCK_MS = 10 * 60_000;

/**
 * Step 6: waits until the copies of pictures are resized. A new article is shown from then on, as a reader must not meet it
 * with holes; one that was shown before stays.
 */
export async function prepare(run: SyncRun): Promise<Stop | undefined> {
  const { blogPictures, clock } = run.ports;
  let { processing: left } = await blogPictures.preparation();
  const total = Math.max(left, run.progress.step === 'pictures' ? run.progress.total : 0);
  for (let since = clock.now(); ; ) {
    const stop = await advance(run, { step: 'pictures', done: total - Math.min(left, total), total });
    if (stop) return stop;
    if (left === 0 || clock.now() - since > STUCK_MS) break;
    await sleep(LOOK_MS, undefined, { signal: run.signal }).catch(() => {});
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
