import { VisitReport } from '../../contracts/visit.ts';
import { shownVersion } from '../../domain/landing/landing-schedule.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import type { AddressCount, ChannelCount } from '../ports/channels.ts';
import type { LandingCount, OnlineLanding } from '../ports/landing/landing.ts';
import type { VisitCount } from '../ports/visit.ts';
import { countVisit } from './count-visit.ts';

/** nginx keeps pages for a week without the site: reports are not older, and a day more leaves time for the import. */
const OLDEST_MS = 8 * 86_400_000;
/** The clocks of two machines differ by less. */
const AHEAD_MS = 60_000;

/** The counts of reports that nginx kept while no process answered (`deploy/nginx.conf`). */
export interface KeptCounts {
  visits: VisitCount[];
  landings: LandingCount[];
  channels: ChannelCount[];
  addresses: AddressCount[];
  lines: number;
  /** Lines that counted for something: not of a program, a refusal, an unknown page, or another time. */
  counted: number;
}

/**
 * Counts the reports of views and clicks that nginx kept, each on the agency's day of its own time, by the same rules as a
 * report that arrives at once. Of landing pages it counts what was online at that time.
 * @param lines JSON, one report a line: `at` in seconds, the headers of `VisitSignals`, and the `body`
 * @param online all pages with their versions
 */
export async function countKept(
  lines: AsyncIterable<string> | Iterable<string>,
  online: readonly OnlineLanding[],
  now: number,
): Promise<KeptCounts> {
  const pages = new Map(online.map((page) => [page.id, page]));
  const visits = new Map<string, VisitCount>();
  const landings = new Map<string, LandingCount>();
  const addresses = new Map<string, AddressCount>();
  const channels = new Map<string, ChannelCount>();
  let [read, counted] = [0, 0];

  const addTo = <C extends { day: string; count: number }>(
    counts: Map<string, C>,
    at: number,
    one: Omit<C, 'day' | 'count'>,
  ): void => {
    const day = agencyDay(at);
    const key = JSON.stringify([day, ...Object.entries(one).sort()]);
    counts.set(key, { ...one, day, count: (counts.get(key)?.count ?? 0) + 1 } as C);
  };

  for await (const line of lines) {
    if (line.trim() === '') continue;
    read += 1;
    const kept = parse(line);
    if (!kept || kept.at < now - OLDEST_MS || kept.at > now + AHEAD_MS) continue;
    const { at, report, signals } = kept;
    let counts = false;
    countVisit(
      {
        visits: {
          add(one) {
            counts = true;
            addTo(visits, at, one);
          },
        },
        addressCounter: {
          add(one) {
            addTo(addresses, at, one);
          },
        },
        channelCounter: {
          add(one) {
            counts = true;
            addTo(channels, at, one);
          },
        },
        landingCounter: {
          add(one) {
            counts = true;
            addTo(landings, at, one);
          },
        },
        liveLandings: {
          byId(id) {
            const page = pages.get(id);
            const number = page && shownVersion(page, at);
            const version = number === undefined ? undefined : page?.versions.get(number);
            return page && version && { page, version };
          },
        },
      },
      report,
      signals,
    );
    if (counts) counted += 1;
  }
  return {
    visits: [...visits.values()],
    landings: [...landings.values()],
    channels: [...channels.values()],
    addresses: [...addresses.values()],
    lines: read,
    counted,
  };
}

/** Returns the report of a line; `undefined` for a line that is none, such as the last one of a machine that was cut off. */
function parse(line: string) {
  try {
    const { at, ua, dnt, gpc, purpose, body } = JSON.parse(line) as Record<string, unknown>;
    const report = VisitReport.safeParse(JSON.parse(String(body)));
    if (typeof at !== 'number' || !report.success) return undefined;
    const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
    const signals = {
      userAgent: text(ua),
      doNotTrack: text(dnt),
      globalPrivacyControl: text(gpc),
      purpose: text(purpose),
    };
    return { at: at * 1000, report: report.data, signals };
  } catch {
    return undefined;
  }
}
