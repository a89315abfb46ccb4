import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeUpload, holdUploads } from '../../../tests/fake-uploads.ts';
import { ApiError, onSessionEnd } from './call-api.ts';
import { sendFile } from './send-file.ts';

let begun: FakeUpload[];
let forget = () => {};
beforeEach(() => {
  begun = holdUploads();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  forget();
});

const file = new File(['abc'], 'a.jpg', { type: 'image/jpeg' });
function send(signal = new AbortController().signal) {
  const sent: number[] = [];
  const done = sendFile<{ id: string }>({
    path: '/media?name=a.jpg',
    file,
    onProgress: (bytes) => sent.push(bytes),
    signal,
  });
  // The tests read a rejection only after the step that causes it; until then it must not count as unhandled.
  done.catch(() => {});
  return { sent, done };
}

it('sendFile sends the file type, the back office header and the language, and returns the data of the response', async () => {
  document.documentElement.lang = 'pt';
  const { sent, done } = send();
  expect(begun[0]?.headers).toEqual({
    'accept-language': 'pt',
    'content-type': 'image/jpeg',
    'x-requested-with': 'back-office',
  });
  await begun[0]?.progress(2);
  await begun[0]?.answer(201, { success: true, data: { id: 'p1' } });
  expect(await done).toEqual({ id: 'p1' });
  expect(sent).toEqual([2]);
});

it('sendFile rejects with the status and the message of an error response', async () => {
  const { done } = send();
  await begun[0]?.answer(415, { success: false, message: 'Pas une image.', code: 'media_unknown' });
  await expect(done).rejects.toEqual(new ApiError(415, 'Pas une image.'));
});

const ended = { success: false, message: 'Reconnectez-vous.', code: 'unauthorized' };

it('sendFile rejects when the session has ended and the user does not sign in again', async () => {
  const asked = vi.fn(async () => false);
  forget = onSessionEnd(asked);
  const { done } = send();
  await begun[0]?.answer(401, ended);
  await expect(done).rejects.toMatchObject({ status: 401 });
  expect([asked.mock.calls.length, begun.length]).toEqual([1, 1]);
});

it('sendFile sends the file again once the user has signed in again', async () => {
  forget = onSessionEnd(async () => true);
  const { done } = send();
  await begun[0]?.answer(401, ended);
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  await begun[1]?.answer(201, { success: true, data: { id: 'a' } });
  await expect(done).resolves.toEqual({ id: 'a' });
});

it('sendFile rejects with status 0 when the connection is lost', async () => {
  const { done } = send();
  await begun[0]?.lose();
  await expect(done).rejects.toMatchObject({ status: 0 });
});

it('sendFile aborts an upload after 30 seconds without progress, and sets no limit on its total duration', async () => {
  vi.useFakeTimers();
  const { done } = send();
  for (let step = 0; step < 5; step += 1) {
    await vi.advanceTimersByTimeAsync(29_000);
    await begun[0]?.progress(step);
  }
  expect(begun[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(begun[0]?.aborted).toBe(true);
  await expect(done).rejects.toMatchObject({ status: 0 });
});

it('sendFile aborts the upload when its signal is aborted, before or while it is sent', async () => {
  const leaving = new AbortController();
  const { done } = send(leaving.signal);
  leaving.abort('cancelled');
  expect(begun[0]?.aborted).toBe(true);
  await expect(done).rejects.toBe('cancelled');
  await expect(send(AbortSignal.abort('before')).done).rejects.toBe('before');
  expect(begun).toHaveLength(1);
});
