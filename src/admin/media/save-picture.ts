import type { QueryClient } from '@tanstack/react-query';
import type { MediaDto } from '../../contracts/media.ts';
import { callApi } from '../api/call-api.ts';
import { keepPicture } from '../ui/media-picker/media-queries.ts';
import { changeOf, draftOf, type PictureDraft } from './picture-draft.ts';

/** By client and picture: the last save, for which the next one waits, to send the version of its answer. */
const lastSaves = new WeakMap<QueryClient, Map<string, Promise<MediaDto>>>();

/**
 * Stores a draft of a picture, after the call before it has answered.
 * @param picture the picture from which the draft was begun; it may be older than the answer of the last save, which
 * React has not rendered yet
 * @throws ApiError
 */
export function savePicture(client: QueryClient, picture: MediaDto, draft: PictureDraft): Promise<MediaDto> {
  const saves = lastSaves.get(client) ?? new Map<string, Promise<MediaDto>>();
  lastSaves.set(client, saves);
  const before = saves.get(picture.id) ?? Promise.resolve(picture);
  const saving = before
    .then(
      (answered) => (answered.version > picture.version ? answered : picture),
      () => picture,
    )
    .then((stored) =>
      callApi('PATCH /media/{id}', {
        params: { id: picture.id },
        body: changeOf(draft, draftOf(stored), stored.version),
      }),
    )
    .then((stored) => {
      keepPicture(client, stored);
      return stored;
    });
  saves.set(picture.id, saving);
  return saving;
}
