import type { ActReport } from '../../contracts/act-report.ts';
import { eventIdOf } from '../../domain/conversion/acts.ts';
import { conversionDestinations, destinationRules, sendUntil } from '../../domain/conversion/destinations.ts';
import { type AdIdentifiers, identifierNames } from '../../domain/conversion/identifiers.ts';
import { splitPath } from '../../domain/locale/locale.ts';
import { withoutInvitation } from '../../domain/review/review-path.ts';
import { isBot } from '../../domain/visit/is-bot.ts';
import type { Ports } from '../ports/all-ports.ts';
import { accessTo, sendSealName } from './access.ts';

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
  ports: Pick<Ports, 'clock' | 'conversions' | 'deliver' | 'ids' | 'seal' | 'settings'>,
  { lead: leadId, act, proof, loaded, ids }: ActReport,
  { userAgent = '', objects = false }: { userAgent?: string | undefined; objects?: boolean },
): Promise<void> {
  const { clock, conversions, seal } = ports;
  const names = conversionDestinations.filter(
    (name) => destinationRules[name].acts.includes(act) && accessTo(ports, name),
  );
  if (names.length === 0 || objects || isBot(userAgent)) return;
  const now = clock.now();
  const lead = await conversions.leadOf(leadId);
  if (!lead || lead.demo || lead.kind === 'manual' || now - lead.createdAt > VISIT_MS) return;
  const [page = '/'] = withoutInvitation(lead.page ?? '/').split('?');
  const actedAt = act === 'lead' ? lead.createdAt : now;
  const sends = names.flatMap((destination) => {
    const { identifiers, takesBrowser, twinWaitMs } = destinationRules[destination];
    const known = identifiers.filter((name) => ids[name] !== undefined);
    const facts: SealedFacts = {
      userAgent: takesBrowser ? userAgent.slice(0, USER_AGENT_MAX) : '',
      // Each platform's own alone.
      ids: Object.fromEntries(known.map((name) => [name, ids[name]])),
    };
    const id = ports.ids.next();
    const twin = loaded.includes(destination);
    return {
      ...{ id, destination, act, actedAt, twin },
      eventId: eventIdOf(act, leadId),
      proofId: proof,
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
