import type { ActReport } from '../../contracts/act-report.ts';
import { eventIdOf } from '../../domain/conversion/acts.ts';
import {
  artistLane,
  artistOfLane,
  type ConversionLane,
  conversionDestinations,
  rulesOf,
  sendUntil,
} from '../../domain/conversion/destinations.ts';
import { type AdIdentifiers, identifierNames } from '../../domain/conversion/identifiers.ts';
import { artistPlatformNames } from '../../domain/landing/artist-pixels.ts';
import { landingIn } from '../../domain/landing/landing-address.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import { withoutInvitation } from '../../domain/review/review-path.ts';
import { isBot } from '../../domain/visit/is-bot.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ShownLanding } from '../ports/landing/landing.ts';
import { accessOf, accessTo, sendSealName } from './access.ts';

/** How long after its lead an act may be reported: a visit. */
const VISIT_MS = 2 * 3_600_000;
/** A user agent is as long as the browser likes; platforms read the beginning. */
const USER_AGENT_MAX = 500;

/** What is sealed of a browser while a send waits. */
export interface SealedFacts {
  userAgent: string;
  ids: AdIdentifiers;
}

/**
 * Plans to tell the ad platforms of an act that the browser reports after its lead was stored. Nothing is planned for a
 * lead that is unknown, old, typed at the agency or a sample, for a program, and for a browser that objects to advertising.
 * Whether an act is sent to a platform is decided before its request (`mayTell`): the proof of the choice may arrive after the report.
 */
export async function reportAct(
  ports: Pick<
    Ports,
    'artistPixels' | 'clock' | 'conversions' | 'deliver' | 'ids' | 'liveLandings' | 'seal' | 'settings'
  >,
  { lead: leadId, act, proof, loaded, ids, artist }: ActReport,
  { userAgent = '', objects = false }: { userAgent?: string | undefined; objects?: boolean },
): Promise<void> {
  const { clock, conversions, seal } = ports;
  if (objects || isBot(userAgent)) return;
  const lanes: ConversionLane[] = artist
    ? await lanesOfArtist(ports, artist.page)
    : conversionDestinations.filter((name) => accessTo(ports, name));
  const names = lanes.filter((name) => rulesOf(name).acts.includes(act));
  if (names.length === 0) return;
  const now = clock.now();
  const lead = await conversions.leadOf(leadId);
  if (!lead || lead.demo || lead.kind === 'manual' || now - lead.createdAt > VISIT_MS) return;
  const [page = '/'] = withoutInvitation(lead.page ?? '/').split('?');
  const landing = landingAt(ports, page);
  // A page for people who cannot consent alone.
  if (landing?.version.content.shared.isForYoung) return;
  // The lead must have come from the artist's own page.
  if (artist && landing?.page.id !== artist.page) return;
  const actedAt = act === 'lead' ? lead.createdAt : now;
  const sends = names.flatMap((destination) => {
    const { identifiers, takesBrowser, twinWaitMs } = rulesOf(destination);
    // This site's own number for advanced matching is the agency's.
    const known = identifiers.filter((name) => ids[name] !== undefined && !(artist && name === 'fbx'));
    const facts: SealedFacts = {
      userAgent: takesBrowser ? userAgent.slice(0, USER_AGENT_MAX) : '',
      // Each platform's own alone.
      ids: Object.fromEntries(known.map((name) => [name, ids[name]])),
    };
    const id = ports.ids.next();
    const twin = loaded.includes(artistOfLane(destination)?.platform ?? destination);
    return {
      ...{ id, destination, act, actedAt, twin },
      eventId: eventIdOf(act, leadId),
      proofId: proof,
      artistProofId: artist?.proof ?? null,
      path: page,
      category: act === 'call' ? 'booking' : categoryOf(lead.kind, splitPath(page).path),
      fields: [
        ...identifierNames.filter((name) => known.includes(name)),
        ...(takesBrowser ? ['browser' as const] : []),
      ],
      dueAt: now + (twin ? twinWaitMs : 0),
      expiresAt: sendUntil(destination, actedAt, twin),
      sealed: seal.close(sendSealName(id), JSON.stringify(facts)),
    };
  });
  await conversions.add(leadId, sends, now);
  ports.deliver();
}

/** The kind of form, as the page's pixel names it. */
const categoryOf = (kind: string, page: string): string => (page.startsWith('/p/') ? 'landing-form' : kind);

/** The lanes of an artist that have a pixel and a token. */
async function lanesOfArtist(
  ports: Pick<Ports, 'artistPixels' | 'seal' | 'settings'>,
  page: string,
): Promise<ConversionLane[]> {
  const lanes = artistPlatformNames.map((platform) => artistLane(platform, page));
  const found = await Promise.all(lanes.map((lane) => accessOf(ports, lane)));
  return lanes.filter((_, index) => found[index] !== undefined);
}

/** The landing page at a path; `undefined` for another page. */
function landingAt({ liveLandings }: Pick<Ports, 'liveLandings'>, path: string): ShownLanding | undefined {
  const slug = landingIn(splitPath(path).path)?.slug;
  const shown = slug === undefined ? undefined : liveLandings.bySlug(slug);
  if (!shown) return undefined;
  if (!('movedTo' in shown)) return shown;
  const moved = liveLandings.bySlug(shown.movedTo);
  return moved && !('movedTo' in moved) ? moved : undefined;
}
