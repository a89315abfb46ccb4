import { landingPath } from '../../domain/landing/landing-path.ts';
import type { Ports } from '../ports/all-ports.ts';

/** Returns the artist of a landing page, its title and its path; for a page that is gone, its id stands for name and title. */
export async function artistOf(
  { landings }: Pick<Ports, 'landings'>,
  page: string,
): Promise<{ name: string; title: string; path: string | undefined }> {
  const found = await landings.byId(page);
  if (!found) return { name: page, title: page, path: undefined };
  return {
    name: found.content.shared.artist.trim() || found.title,
    title: found.title,
    path: found.slug === null ? undefined : landingPath(found.slug),
  };
}
