import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../texts.ts';
import { ApiError } from './call-api.ts';
import { messageOf } from './error-message.ts';
import { queryClient } from './query-client.ts';

const t = await loadTexts('fr');

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
  vi.restoreAllMocks();
});
const fail = async () => {
  throw new ApiError(0);
};

it('a call without a connection fails at once, and its error message names the connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  const loaded = queryClient.query({ queryKey: ['x'], queryFn: fail, retry: false });
  const error = await loaded.catch((reason: unknown) => reason);
  expect(messageOf(error, t)).toBe(t.common.offline);
  const changed = new MutationObserver(queryClient, { mutationFn: fail }).mutate();
  await expect(changed).rejects.toBeInstanceOf(ApiError);
});
