import { toCsv } from '../../../domain/lead/csv.ts';
import type { DeliveryReport, LeadReport } from '../../ports.ts';
import { cellsOf, type LeadWords, leadColumns, type ToldDelivery, toldOf } from './lead-columns.ts';

/** Words of a file for programs: codes, and times in UTC. */
const codes: LeadWords = {
  moment: (time) => new Date(time).toISOString(),
  name: (_of, value) => value,
  yes: 'yes',
  cost: (text) => text,
  consent: (choice) => {
    if (!choice) return 'no choice';
    const given = (['analytics', 'marketing', 'functional'] as const).filter((purpose) => choice[purpose]);
    return ['essential', ...given].join(' ');
  },
  release: ({ releaseType, genre, releaseDate, territories, budget }) =>
    [releaseType, genre, releaseDate.slice(0, 7), territories.join(' '), `${budget} EUR`].join(', '),
  deliveries: (told) => told.map(deliveryCodes).join('; '),
};

/** Returns the leads as a CSV file with a heading line, safe to open in a spreadsheet. */
export function leadsAsCsv(reports: readonly LeadReport[]): string {
  return toCsv([Object.keys(leadColumns), ...reports.map((report) => cellsOf(leadColumns, report, codes))]);
}

/** Returns deliveries as text: `contact: delivered; simulator: pending, 3 attempts, HTTP 500`. */
export const deliveriesText = (deliveries: readonly DeliveryReport[]): string =>
  codes.deliveries(deliveries.map(toldOf));

function deliveryCodes({ destination, state, attempts, lastStatus, lastError }: ToldDelivery): string {
  const said = [state.replace('_', ' ')];
  if (attempts !== null) said.push(`${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`);
  const problem = lastError ?? (lastStatus === null ? null : `HTTP ${lastStatus}`);
  if (problem !== null) said.push(problem);
  return `${destination}: ${said.join(', ')}`;
}
