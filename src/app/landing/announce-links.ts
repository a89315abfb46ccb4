import { linkNotice } from '../mail/agency-notices.ts';
import type { Ports } from '../ports/all-ports.ts';
import { linksOf } from './watch-links.ts';

/** Mails the agency the links that were found broken since the last such mail, with the pages that show them. */
export async function announceBrokenLinks(
  ports: Pick<
    Ports,
    'clock' | 'ids' | 'landingLinks' | 'liveLandings' | 'log' | 'mailSettings' | 'mailTexts'
  >,
): Promise<void> {
  const { clock, landingLinks, liveLandings, log } = ports;
  const untold = await landingLinks.untold();
  if (untold.length === 0) return;
  const pages = liveLandings.all().map((shown) => ({
    title: Object.values(shown.version.content.texts)[0]?.title ?? '',
    links: linksOf(shown, clock.now()),
  }));
  const found = untold.flatMap((link) =>
    pages
      .filter(({ links }) => links.includes(link.url))
      .map(({ title }) => ({ title, url: link.url, verdict: link.verdict })),
  );
  const mail = found.length > 0 ? linkNotice(ports, found) : undefined;
  if (mail && (await landingLinks.announce(untold, mail, clock.now())))
    log.info({ links: untold.length }, 'broken links announced');
}
