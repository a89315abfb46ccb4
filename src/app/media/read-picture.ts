import type { MediaDto } from '../../contracts/media.ts';
import { fail, ok, type Result } from '../result.ts';
import { mediaDto } from './media-dto.ts';
import type { MediaPorts } from './media-ports.ts';

export async function readPicture(
  { media }: Pick<MediaPorts, 'media'>,
  id: string,
): Promise<Result<MediaDto, 'not_found'>> {
  const picture = await media.byId(id);
  return picture ? ok(mediaDto(picture)) : fail('not_found');
}
