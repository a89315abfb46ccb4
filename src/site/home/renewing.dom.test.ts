import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { renewLists } = vi.hoisted(() => ({ renewLists: vi.fn(async () => undefined) }));
vi.mock('./renew-lists.ts', () => ({ renewLists }));
const { startRenewing } = await import('./renewing.ts');

const MINUTE = 60_000;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers({
    now: Math.ceil(performance.timeOrigin),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  renewLists.mockReset();
});

/** Time goes by in front or behind; the listeners of an earlier test belong to the same page, and ask no sooner. */
async function pass(minutes: number) {
  await vi.advanceTimersByTimeAsync(minutes * MINUTE);
  await vi.dynamicImportSettled();
}
function come(to: DocumentVisibilityState) {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('asks every five minutes while the page is in front, never behind, and at once when the reader is back', async () => {
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
  // What fails is quiet.
  renewLists.mockRejectedValueOnce(new Error('offline'));
  come('visible');
  await pass(0);
  expect(renewLists).toHaveBeenCalledTimes(3);
  come('hidden');
  come('visible');
  await pass(0);
  expect(renewLists).toHaveBeenCalledTimes(3);
});
