import { z } from 'zod';

/** `GET /api/demo`: the samples of each kind. `posts`: articles of the synchronised blog; `visits`: counted page views and steps. */
export const DemoDto = z.object({
  leads: z.int(),
  campaigns: z.int(),
  reviews: z.int(),
  articles: z.int(),
  posts: z.int(),
  landings: z.int(),
  pictures: z.int(),
  releases: z.int(),
  visits: z.int(),
});
export type DemoDto = z.infer<typeof DemoDto>;

/**
 * `POST /api/demo/remove`: the numbers of removed samples. `keptPictures`: sample pictures that the agency's own texts
 * show.
 */
export const DemoRemovedDto = DemoDto.extend({ keptPictures: z.int() });
export type DemoRemovedDto = z.infer<typeof DemoRemovedDto>;
