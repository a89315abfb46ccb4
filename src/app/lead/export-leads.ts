import { type Cell, toCsv } from '../../domain/lead/csv.ts';
import type { DeliveryReport, Lead, LeadReport } from '../ports.ts';

/** Heading → what stands below it. */
const columns: readonly [heading: string, cell: (report: LeadReport) => Cell][] = [
  ['created', ({ lead }) => new Date(lead.createdAt).toISOString()],
  ['kind', ({ lead }) => lead.kind],
  ['name', ({ lead }) => leadName(lead)],
  ['email', ({ lead }) => lead.fields.email],
  ['platform', ({ lead }) => lead.fields.platform],
  ['message', ({ lead }) => (lead.kind === 'contact' ? lead.fields.message : null)],
  ['link', ({ lead }) => leadLink(lead)],
  ['newsletter', ({ lead }) => (lead.kind === 'booking' && lead.fields.newsletter ? 'yes' : null)],
  ...(['campaignType', 'budget', 'country', 'views', 'reach', 'cpv'] as const).map(
    (field): [string, (report: LeadReport) => Cell] => [
      field,
      ({ lead }) => (lead.kind === 'simulation' ? lead.fields[field] : null),
    ],
  ),
  ['locale', ({ lead }) => lead.origin.locale],
  ['page', ({ lead }) => lead.origin.page],
  ['referrer', ({ lead }) => lead.origin.referrer],
  ['utm_source', ({ lead }) => lead.origin.utm.utm_source ?? null],
  ['utm_medium', ({ lead }) => lead.origin.utm.utm_medium ?? null],
  ['utm_campaign', ({ lead }) => lead.origin.utm.utm_campaign ?? null],
  ['utm_term', ({ lead }) => lead.origin.utm.utm_term ?? null],
  ['utm_content', ({ lead }) => lead.origin.utm.utm_content ?? null],
  ['browser', ({ lead }) => lead.origin.userAgentFamily],
  ['consent', ({ lead }) => consentText(lead)],
  ['deliveries', ({ deliveries }) => deliveries.map(deliveryText).join('; ')],
  ['demo', ({ lead }) => (lead.demo ? 'yes' : null)],
  ['id', ({ lead }) => lead.id],
];

export const leadHeadings: readonly string[] = columns.map(([heading]) => heading);

/** One line, below the headings. */
export const leadCells = (report: LeadReport): Cell[] => columns.map(([, cell]) => cell(report));

/** The leads as a CSV file with a heading line, safe to open in a spreadsheet. */
export function leadsAsCsv(reports: readonly LeadReport[]): string {
  return toCsv([leadHeadings, ...reports.map(leadCells)]);
}

/** `contact: delivered`, `simulator: pending, 3 attempts, HTTP 500`, `simulator: dead, 8 attempts, timeout`. */
export function deliveryText(delivery: DeliveryReport): string {
  const { destination, state, attempts, lastStatus, lastError } = delivery;
  const said = [state.replace('_', ' ')];
  if (attempts > 1 || (attempts > 0 && state !== 'delivered')) {
    said.push(`${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`);
  }
  const problem = lastError ?? (lastStatus === null ? null : `HTTP ${lastStatus}`);
  if (problem !== null && state !== 'delivered') said.push(problem);
  return `${destination}: ${said.join(', ')}`;
}

/** The person's or the artist's name. */
export function leadName(lead: Lead): string {
  return lead.kind === 'contact' ? lead.fields.name : lead.fields.artistName;
}

/** Of the video or the song, if one was typed. */
function leadLink(lead: Lead): string | null {
  if (lead.kind === 'simulation') return lead.fields.link ?? null;
  return (lead.kind === 'booking' && (lead.fields.spotify_url || lead.fields.video_url)) || null;
}

function consentText({ origin: { consent } }: Lead): string {
  if (!consent) return 'no choice';
  const given = (['analytics', 'marketing', 'functional'] as const).filter((purpose) => consent[purpose]);
  return ['essential', ...given].join(' ');
}
