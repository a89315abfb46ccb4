import type { VisitReport } from '../../contracts/visit.ts';
import { countedPage } from '../../domain/channels/site-channel.ts';
import { isShownPage } from '../../domain/site-map/shown-pages.ts';
import { isCounted, type VisitSignals } from '../../domain/visit/is-counted.ts';
import { countLanding, type LandingCountPorts } from '../landing/count-landing.ts';
import type { AddressCounter, ChannelCounter } from '../ports/channels.ts';
import type { LiveContent } from '../ports/content.ts';
import type { VisitCounter } from '../ports/visit.ts';

/**
 * Counts a view of a page, a step of the simulator, an opened form, a shown cookie banner, an outcome of the search, or a view or
 * click of a landing page, and stores no other data. It ignores programs and visitors who ask not to be tracked; paths that are no page of the site have one
 * name at most, since any program could fill the table otherwise.
 */
export function countVisit(
  ports: LandingCountPorts & {
    visits: VisitCounter;
    channelCounter: ChannelCounter;
    content?: Pick<LiveContent, 'now'>;
    addressCounter: AddressCounter;
  },
  report: VisitReport,
  signals: VisitSignals,
): void {
  const { visits, channelCounter, addressCounter, content } = ports;
  if (!isCounted(signals)) return;
  const isPage = (path: string) => isShownPage(content?.now(), path);
  if ('address' in report && report.address) addressCounter.add({ number: report.address });
  if (report.kind === 'landing-view' || report.kind === 'landing-click') countLanding(ports, report);
  else if (report.kind === 'banner') visits.add({ kind: 'banner', name: report.locale });
  else if (report.kind === 'search') visits.add({ kind: 'search', name: `${report.locale}:${report.event}` });
  else if (report.kind === 'step') visits.add({ kind: 'step', name: report.step });
  else if (report.kind === 'opening')
    channelCounter.add({
      kind: report.form,
      page: countedPage(report.page, isPage),
      channel: report.channel,
    });
  else {
    if (isPage(report.page)) visits.add({ kind: 'view', name: report.page });
    if (report.channel)
      channelCounter.add({ kind: 'visit', page: countedPage(report.page, isPage), channel: report.channel });
  }
}
