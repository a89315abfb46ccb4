import type { ActReport } from '../../contracts/act-report.ts';
import { eventIdOf, pageCategories } from '../../domain/conversion/acts.ts';
import {
  artistLane,
  artistOfLane,
  type ConversionLane,
  conversionDestinations,
  rulesOf,
  sendUntil,
} from '../../domain/conversion/destinations.ts';
import { mayTell, mayTellArtist } from '../../domain/conversion/gate.ts';
import { type AdIdentifiers, identifierNames } from '../../domain/conversion/identifiers.ts';
import { artistPlatformNames } from '../../domain/landing/artist-pixels.ts';
import { landingIn } from '../../domain/landing/landing-address.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import { withoutInvitation } from '../../domain/review/review-path.ts';
import { isBot } from '../../domain/visit/is-bot.ts';
import { targetOf } from '../landing/count-landing.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { NewSend } from '../ports/conversions.ts';
import type { ShownLanding } from '../ports/landing/landing.ts';
import { accessOf, accessTo, sendSealName } from './access.ts';

/** How long after its lead an act may be reported: a visit. */
const VISIT_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;
/** Acts without a lead under one proof and day: a visitor makes a few, a program any number. */
const MOST_A_DAY = 50;
/** A user agent is as long as the browser likes; platforms read the beginning. */
const USER_AGENT_MAX = 500;

/** What is sealed of a browser while a send waits. */
export interface SealedFacts {
  userAgent: string;
  ids: AdIdentifiers;
}

type ReportPorts = Pick<
  Ports,
  'artistPixels' | 'clock' | 'conversions' | 'deliver' | 'ids' | 'liveLandings' | 'seal' | 'settings'
>;

/** What was done, and where. */
interface Subject extends Pick<NewSend, 'actedAt' | 'category' | 'content' | 'eventId' | 'page' | 'path'> {
  /** Null: an act on a landing page, without a lead. */
  leadId: string | null;
  landing: ShownLanding | undefined;
}

/**
 * Plans to tell the ad platforms of an act that the browser reports: after its lead was stored, or on a landing page without a lead
 * (decision record 0177). Nothing is planned for a lead that is unknown, old, typed at the agency or a sample, for a page that is not
 * online or does not have the clicked link, for a program, and for a browser that objects to advertising.
 *
 * Whether an act is sent to a platform is decided before its request (`mayTell`): the proof of the choice may arrive after the report of
 * a lead. An act without a lead needs it at once, since anybody may report any number of them.
 */
export async function reportAct(
  ports: ReportPorts,
  report: ActReport,
  { userAgent = '', objects = false }: { userAgent?: string | undefined; objects?: boolean },
): Promise<void> {
  const { clock, conversions, seal } = ports;
  const { act, proof, loaded, ids, artist } = report;
  if (objects || isBot(userAgent)) return;
  const lanes: ConversionLane[] = artist
    ? await lanesOfArtist(ports, artist.page)
    : conversionDestinations.filter((name) => accessTo(ports, name));
  const names = lanes.filter((name) => rulesOf(name).acts.includes(act));
  const now = clock.now();
  if (names.length === 0 && !('lead' in report)) return;
  const subject = 'lead' in report ? await ofLead(ports, report, now) : await ofPage(ports, report, now);
  if (!subject) return;
  // The form of a landing page is posted without the choice.
  if (subject.leadId !== null) await conversions.giveChoice(subject.leadId, proof);
  if (names.length === 0) return;
  const { leadId, landing, ...done } = subject;
  // A page for people who cannot consent alone.
  if (landing?.version.content.shared.isForYoung) return;
  // The act must have been done on the artist's own page.
  if (artist && landing?.page.id !== artist.page) return;
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
      ...{ ...done, id, destination, act, twin },
      proofId: proof,
      artistProofId: artist?.proof ?? null,
      fields: [
        ...identifierNames.filter((name) => known.includes(name)),
        ...(takesBrowser ? ['browser' as const] : []),
      ],
      dueAt: now + (twin ? twinWaitMs : 0),
      expiresAt: sendUntil(destination, done.actedAt, twin),
      sealed: seal.close(sendSealName(id), JSON.stringify(facts)),
    };
  });
  await conversions.add(leadId, sends, now);
  ports.deliver();
}

async function ofLead(
  ports: Pick<Ports, 'conversions' | 'liveLandings'>,
  { act, lead: leadId }: Extract<ActReport, { lead: string }>,
  now: number,
): Promise<Subject | undefined> {
  const lead = await ports.conversions.leadOf(leadId);
  if (!lead || lead.demo || lead.kind === 'manual' || now - lead.createdAt > VISIT_MS) return undefined;
  const path = pathOf(lead.page ?? '/');
  return {
    ...{ leadId, path, content: null, page: null, landing: landingAt(ports, path) },
    eventId: eventIdOf(act, leadId),
    actedAt: act === 'lead' ? lead.createdAt : now,
    category: act === 'call' ? 'booking' : categoryOf(lead.kind, splitPath(path).path),
  };
}

/** An act without a lead, on a landing page that is online and no sample, under a proof that is stored and permits it. */
async function ofPage(
  ports: Pick<Ports, 'conversions' | 'liveLandings'>,
  { act, id, path: reported, target, proof, artist }: Extract<ActReport, { id: string }>,
  now: number,
): Promise<Subject | undefined> {
  const path = pathOf(reported);
  const landing = landingAt(ports, path);
  if (!landing || landing.page.demo) return undefined;
  const clicked = target === undefined ? undefined : targetOf(landing.version.content, target);
  if (act === 'click' && clicked === undefined) return undefined;
  const { conversions } = ports;
  const times = { act, actedAt: now, now, expiresAt: Number.POSITIVE_INFINITY };
  if (mayTell(await conversions.proofOf(proof), times) !== 'yes') return undefined;
  if (artist && mayTellArtist(await conversions.proofOf(artist.proof), artist.page, times) !== 'yes')
    return undefined;
  if ((await conversions.leadlessUnder(proof, now - DAY_MS)) >= MOST_A_DAY) return undefined;
  return {
    ...{ leadId: null, eventId: id, actedAt: now, path, landing },
    category: pageCategories[act],
    content: act === 'click' ? (clicked ?? null) : null,
    page: landing.page.id,
  };
}

/** A path without its query and without the code of an invitation. */
const pathOf = (page: string): string => withoutInvitation(page).split('?')[0] || '/';

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
