import type { MediaDto, MediaVersion } from '../../contracts/media.ts';
import { calledNames } from '../account/called-names.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { mediaDto } from './media-dto.ts';

export async function readPicture({ media }: Ports, id: string): Promise<Result<MediaDto, 'not_found'>> {
  const picture = await media.byId(id);
  return picture ? ok(mediaDto(picture)) : fail('not_found');
}

/** The most versions of a picture that are listed. */
const LISTED = 100;

/** Returns the texts of a picture after each change, newest first; none for a picture that was never changed. */
export async function listPictureVersions(
  { media, accounts }: Ports,
  id: string,
): Promise<Result<{ versions: MediaVersion[] }, 'not_found'>> {
  if (!(await media.byId(id))) return fail('not_found');
  const nameOf = await calledNames(accounts);
  const { items } = await media.versions(id, { limit: LISTED, offset: 0 });
  return ok({
    versions: items.map(({ number, by, at, ...content }) => ({
      number,
      by: nameOf(by),
      at: new Date(at).toISOString(),
      content,
    })),
  });
}
