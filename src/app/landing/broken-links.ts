import type { BrokenLinkDto } from '../../contracts/landing/landing.ts';
import type { Ports } from '../ports/all-ports.ts';
import { linksOf } from './watch-links.ts';

/**
 * Returns the links of an online page that the monthly check found broken, by the page's id. One statement for all
 * pages.
 */
export async function readBrokenLinks({
  clock,
  landingLinks,
  liveLandings,
}: Pick<Ports, 'clock' | 'landingLinks' | 'liveLandings'>): Promise<(id: string) => BrokenLinkDto[]> {
  const broken = new Map((await landingLinks.broken()).map((link) => [link.url, link]));
  const now = clock.now();
  return (id) => {
    const shown = broken.size > 0 ? liveLandings.byId(id) : undefined;
    return (shown ? linksOf(shown, now) : []).flatMap((url) => {
      const link = broken.get(url);
      return link ? [{ ...link, checkedAt: new Date(link.checkedAt).toISOString() }] : [];
    });
  };
}
