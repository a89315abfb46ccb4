import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../../tests/fake-api.ts';
import type { MediaDto } from '../../../contracts/media.ts';
import { keepPicture, pictureQuery } from './media-queries.ts';

afterEach(() => vi.unstubAllGlobals());

it('an older response that was requested before does not replace a picture that was just stored', async () => {
  const picture = (version: number) => ({ id: 'm1', version }) as MediaDto;
  let answer: ((old: MediaDto) => void) | undefined;
  answerCalls(() => new Promise((resolve) => (answer = (data) => resolve({ data }))));
  const client = new QueryClient();
  client.setQueryData(pictureQuery('m1').queryKey, picture(1));
  const late = client.query({ ...pictureQuery('m1'), staleTime: 0, retry: false }).catch(() => undefined);
  await vi.waitFor(() => expect(answer).toBeDefined());
  keepPicture(client, picture(2));
  answer?.(picture(1));
  await late;
  expect(client.getQueryData(pictureQuery('m1').queryKey)).toEqual(picture(2));
});
