import type { MediaDto } from '../../contracts/media.ts';
import { mediaOrigins, mediaParts, mediaSorts } from '../../domain/media/picture.ts';
import { callApi } from '../api/call-api.ts';
import { one, sorting, text } from '../ui/list/fields.ts';
import { searchInput, selectInput } from '../ui/list/inputs.tsx';
import { declareList, type ListOf, useList } from '../ui/list/use-list.ts';
import { mediaListsKey } from '../ui/media-picker/media-queries.ts';
import { originOptions } from '../ui/media-picker/origin-options.ts';

/** The library: search, part and order in the address. Parts.tsx sets `use`, the menu above the tiles the order. */
export const mediaList = declareList({
  fields: {
    q: text(
      120,
      searchInput((t) => t.media.filter.search, 'media-search'),
    ),
    origin: one(
      mediaOrigins,
      '',
      selectInput((t) => ({ label: t.media.origin.label, bare: true, options: originOptions(t) })),
    ),
    use: one(mediaParts, 'all'),
    ...sorting(mediaSorts, 'created'),
  },
  key: mediaListsKey,
  load: (query, signal) => callApi('GET /media', { query, signal }),
  idOf: ({ id }: MediaDto) => id,
});
export type MediaListView = ListOf<typeof mediaList>;
export const useMediaList = (): MediaListView => useList(mediaList);
