import type { QueryClient } from '@tanstack/react-query';
import type { MediaDto } from '../../../contracts/media.ts';
import { callApi } from '../../api/call-api.ts';

interface Context {
  signal: AbortSignal;
}

export const mediaListsKey = ['media', 'list'] as const;
const detailKey = (id: string) => ['media', 'detail', id] as const;

/** Poll interval for a picture that is being prepared, in milliseconds: a live update may be missed. */
const PREPARING_MS = 2000;

/** The query of one picture. It repeats while the picture is being prepared. */
export const pictureQuery = (id: string) => ({
  queryKey: detailKey(id),
  queryFn: ({ signal }: Context) => callApi('GET /media/{id}', { params: { id }, signal }),
  refetchInterval: ({ state }: { state: { data?: MediaDto | undefined } }) =>
    state.data?.state === 'processing' ? PREPARING_MS : (false as const),
});

/** Puts a picture that the server has just returned into the cache, and refetches the lists. */
export function keepPicture(client: QueryClient, picture: MediaDto): void {
  // A response to a request from before the change would restore the old state.
  void client.cancelQueries({ queryKey: detailKey(picture.id), exact: true });
  client.setQueryData(detailKey(picture.id), picture);
  void client.invalidateQueries({ queryKey: detailKey(picture.id), exact: true });
  void client.invalidateQueries({ queryKey: mediaListsKey });
}

/** Refetches a picture and the lists after the picture was deleted, restored or changed by another person. */
export const refreshPictures = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['media'] });
