import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { renewLists } = vi.hoisted(() => ({ renewLists: vi.fn(async () => undefined) }));
vi.mock('./renew-lists.ts', () => ({ renewLists }));
const { startRenewing } = await import('./renewing.ts');

const MINUTE = 60_000;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  renewLists.mockReset();
});

/** Advances the clock. Listeners of earlier tests stay on the document, but do not start a request any sooner. */
async function pass(minutes: number) {
  await vi.advanceTimersByTimeAsync(minutes * MINUTE);
  await vi.dynamicImportSettled();
}
function come(to: DocumentVisibilityState) {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('startRenewing renews lists every five minutes while visible, and when the page becomes visible again', async () => {
  startRenewing();
  await pass(4);
  come('hidden');
  come('visible');
  expect(renewLists).not.toHaveBeenCalled();
  await pass(1);
  expect(renewLists).toHaveBeenCalledTimes(1);
  await pass(5);
  expect(renewLists).toHaveBeenCalledTimes(2);
  come('hidden');
  await pass(30);
  expect(renewLists).toHaveBeenCalledTimes(2);
  // A failure shows no error.
  renewLists.mockRejectedValueOnce(new Error('offline'));
  come('visible');
  await pass(0);
  expect(renewLists).toHaveBeenCalledTimes(3);
  come('hidden');
  come('visible');
  await pass(0);
  expect(renewLists).toHaveBeenCalledTimes(3);
});
