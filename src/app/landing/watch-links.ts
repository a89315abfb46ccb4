import { shownLinks } from '../../domain/landing/check-content.ts';
import { isHttpsLink } from '../../domain/landing/links/landing-link.ts';
import {
  afterAnswer,
  busyWaitsMs,
  FIRST_LOOK_MS,
  type FollowedLink,
  readAnswer,
} from '../../domain/landing/links/watched-link.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ShownLanding } from '../ports/landing/landing.ts';
import type { ClaimedLinkHost } from '../ports/landing/landing-links.ts';
import { workOn } from '../queue/work-on.ts';
import { followLink } from './follow-link.ts';

/**
 * Duration of a claim in milliseconds: longer than following a link takes, so that no other process requests the host
 * meanwhile.
 */
const LEASE_MS = 60_000;
/** Pause between two links of one host, in milliseconds. */
const PACE_MS = 2000;

/** Returns the links that an online page shows at a time, each once. */
export const linksOf = ({ version }: ShownLanding, now: number): string[] => [
  ...new Set(
    shownLinks(version.content.shared, now)
      .map(({ url }) => url.trim())
      .filter(isHttpsLink),
  ),
];

/**
 * Registers the links of the pages that are online now for checks. Links of samples are invented, so they are not
 * checked.
 */
export async function watchLinks({
  clock,
  landingLinks,
  liveLandings,
}: Pick<Ports, 'clock' | 'landingLinks' | 'liveLandings'>): Promise<void> {
  const now = clock.now();
  const pages = liveLandings.all().filter(({ page }) => !page.demo);
  const links = new Set(pages.flatMap((page) => linksOf(page, now)));
  await landingLinks.watch([...links], now + FIRST_LOOK_MS);
}

/**
 * Claims hosts that have a due link, and checks one link of each. The lease is the gate: with any number of processes,
 * a host gets one request at a time, and a host that returns 429 or 503 gets none for as long as it asks.
 * @returns the checks under way; none of them rejects
 */
export async function lookAtDueLinks(
  ports: Pick<Ports, 'clock' | 'landingLinks' | 'linkFollower' | 'liveLandings' | 'log' | 'random'>,
  limit: number,
): Promise<Promise<void>[]> {
  const { clock, landingLinks } = ports;
  const claimed = await landingLinks.claim({ now: clock.now(), leaseMs: LEASE_MS, limit });
  return claimed.map((host) =>
    workOn(ports, { host: host.name }, 'look at a link', async () => {
      const link = await landingLinks.next(host.name);
      if (!link || link.dueAt > clock.now())
        return {
          next: { kind: 'idle' },
          report: {},
          record: () => landingLinks.settle(host, { until: clock.now(), isPatient: false }),
        };
      const followed = await followLink(ports, link.url);
      const at = clock.now();
      const answer = readAnswer(link.url, followed);
      const { state, waitMs } = afterAnswer(link, answer, ports.random());
      const gate = gateAfter(host, followed, at);
      const look = { url: link.url, state, dueAt: Math.max(at + waitMs, gate.until), at };
      return {
        next: { kind: state.lastAnswer === 'busy' ? 'retry' : 'done' },
        report: { answer: answer.kind, verdict: state.verdict },
        record: () => landingLinks.settle(host, gate, look),
      };
    }),
  );
}

/**
 * Returns when the host may get the next request. The pause grows with each time that it is busy or does not respond.
 */
function gateAfter(host: ClaimedLinkHost, followed: FollowedLink, at: number) {
  const isPatient =
    followed.kind === 'failed'
      ? followed.cause !== 'private'
      : followed.status === 429 || followed.status === 503;
  if (!isPatient) return { until: at + PACE_MS, isPatient };
  const asked = followed.kind === 'answered' ? (followed.retryAfterMs ?? 0) : 0;
  const wait = busyWaitsMs[Math.min(host.attempts, busyWaitsMs.length - 1)] ?? 0;
  return { until: at + Math.max(asked, wait), isPatient };
}
