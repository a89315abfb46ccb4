import type { MediaPage, MediaQuery } from '../../contracts/media.ts';
import type { Ports } from '../ports/all-ports.ts';
import { mediaDto } from './media-dto.ts';

/** Returns a page of the library, and the number of pictures in each part under the same search. */
export async function listPictures({ media }: Ports, query: MediaQuery): Promise<MediaPage> {
  const { items, total } = await media.list(query);
  const counts = await media.counts(query);
  return { items: items.map(mediaDto), total, page: query.page, pageSize: query.pageSize, counts };
}
