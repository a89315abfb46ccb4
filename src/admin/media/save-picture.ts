import type { QueryClient } from '@tanstack/react-query';
import type { MediaDto } from '../../contracts/media.ts';
import { callApi } from '../api/call-api.ts';
import { keepPicture } from '../ui/media-picker/media-queries.ts';
import { changeOf, draftOf, type PictureDraft } from './picture-draft.ts';

/** The call under way for each picture: the next one begins with the version that it brings. */
const underWay = new Map<string, Promise<MediaDto>>();

/**
 * Stores a draft of a picture, after the call before it has answered.
 * @param picture the picture from which the draft was begun
 * @throws ApiError
 */
export function savePicture(client: QueryClient, picture: MediaDto, draft: PictureDraft): Promise<MediaDto> {
  const before = underWay.get(picture.id) ?? Promise.resolve(picture);
  const saving = before
    .catch(() => picture)
    .then((stored) =>
      callApi('PATCH /media/{id}', {
        params: { id: picture.id },
        body: changeOf(draft, draftOf(stored), stored.version),
      }),
    )
    .then((stored) => {
      keepPicture(client, stored);
      return stored;
    })
    .finally(() => {
      if (underWay.get(picture.id) === saving) underWay.delete(picture.id);
    });
  underWay.set(picture.id, saving);
  return saving;
}
