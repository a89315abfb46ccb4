import type { PlannerFields } from '../../../contracts/leads/planner.ts';
import type { LeadConsent } from '../../../domain/consent/lead-consent.ts';
import type { Cell } from '../../../domain/lead/csv.ts';
import { personOf } from '../../../domain/lead/person.ts';
import type { DeliveryReport, Lead, LeadReport } from '../../ports.ts';

/** The words of a file of leads: those for programs (`export-leads.ts`), or those of a language (`i18n/`). */
export interface LeadWords {
  moment: (time: number) => string;
  /** Returns the word for the value of an enumeration. */
  name: (
    of:
      | 'kind'
      | 'platform'
      | 'campaignType'
      | 'country'
      | 'locale'
      | 'browser'
      | 'source'
      | 'status'
      | 'lostReason',
    value: string,
  ) => string;
  yes: string;
  /** Formats the cost range of a simulation, given as the webhook sends it. */
  cost: (text: string) => string;
  consent: (choice: LeadConsent | null) => string;
  /** Returns the release of a planner lead, in one line. */
  release: (fields: PlannerFields) => string;
  deliveries: (told: readonly ToldDelivery[]) => string;
}

/** The exported facts of a delivery; null facts are omitted. */
export type ToldDelivery = Pick<DeliveryReport, 'destination' | 'state' | 'lastStatus' | 'lastError'> & {
  attempts: number | null;
};

/** The function that returns the value of each column. */
export type Columns<Report> = Record<string, (report: Report, words: LeadWords) => Cell>;

/** The columns of every file of leads, in this order. */
export const leadColumns = {
  created: ({ lead }, { moment }) => moment(lead.createdAt),
  kind: ({ lead }, { name }) => name('kind', lead.kind),
  name: ({ lead }) => personOf(lead.fields).name,
  email: ({ lead }) => lead.fields.email,
  platform: ({ lead }, { name }) =>
    lead.kind === 'planner' || lead.fields.platform === null ? null : name('platform', lead.fields.platform),
  message: ({ lead }) => ('message' in lead.fields && lead.fields.message) || null,
  link: ({ lead }) => leadLink(lead),
  newsletter: ({ lead }, { yes }) => ('newsletter' in lead.fields && lead.fields.newsletter ? yes : null),
  campaignType: ({ lead }, { name }) =>
    lead.kind === 'simulation' ? name('campaignType', lead.fields.campaignType) : null,
  budget: ({ lead }) => (lead.kind === 'simulation' ? lead.fields.budget : null),
  country: ({ lead }, { name }) => (lead.kind === 'simulation' ? name('country', lead.fields.country) : null),
  views: ({ lead }) => (lead.kind === 'simulation' ? lead.fields.views : null),
  reach: ({ lead }) => (lead.kind === 'simulation' ? lead.fields.reach : null),
  cpv: ({ lead }, { cost }) => (lead.kind === 'simulation' ? cost(lead.fields.cpv) : null),
  locale: ({ lead }, { name }) => name('locale', lead.origin.locale),
  page: ({ lead }) => lead.origin.page,
  referrer: ({ lead }) => lead.origin.referrer,
  utm_source: ({ lead }) => lead.origin.utm.utm_source ?? null,
  utm_medium: ({ lead }) => lead.origin.utm.utm_medium ?? null,
  utm_campaign: ({ lead }) => lead.origin.utm.utm_campaign ?? null,
  utm_term: ({ lead }) => lead.origin.utm.utm_term ?? null,
  utm_content: ({ lead }) => lead.origin.utm.utm_content ?? null,
  browser: ({ lead }, { name }) => name('browser', lead.origin.userAgentFamily),
  consent: ({ lead }, { consent }) => consent(lead.origin.consent),
  deliveries: ({ deliveries }, words) => words.deliveries(deliveries.map(toldOf)),
  demo: ({ lead }, { yes }) => (lead.demo ? yes : null),
  id: ({ lead }) => lead.id,
  release: ({ lead }, { release }) => (lead.kind === 'planner' ? release(lead.fields) : null),
  phone: ({ phone }) => phone,
} satisfies Columns<LeadReport>;

/** Returns the cells of one line. */
export const cellsOf = <Report>(columns: Columns<Report>, report: Report, words: LeadWords): Cell[] =>
  Object.values(columns).map((tell) => tell(report, words));

/** Omits the attempts of a delivery that succeeded at once, and status and error of a successful delivery. */
export function toldOf({
  destination,
  state,
  attempts,
  lastStatus,
  lastError,
}: DeliveryReport): ToldDelivery {
  const delivered = state === 'delivered';
  return {
    destination,
    state,
    attempts: attempts > (delivered ? 1 : 0) ? attempts : null,
    lastStatus: delivered ? null : lastStatus,
    lastError: delivered ? null : lastError,
  };
}

/** Returns the typed link of the video or the song; null without one. */
function leadLink(lead: Lead): string | null {
  if (lead.kind === 'simulation') return lead.fields.link ?? null;
  return (lead.kind === 'booking' && (lead.fields.spotify_url || lead.fields.video_url)) || null;
}
