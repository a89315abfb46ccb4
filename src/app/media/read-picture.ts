import type { MediaDto } from '../../contracts/media.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { mediaDto } from './media-dto.ts';

export async function readPicture({ media }: Ports, id: string): Promise<Result<MediaDto, 'not_found'>> {
  const picture = await media.byId(id);
  return picture ? ok(mediaDto(picture)) : fail('not_found');
}
