import type { CompanySettings } from '../settings/company-settings.ts';
import { isPlaceholder } from '../settings/placeholder.ts';
import { isExampleHost } from './public-host.ts';

/** The fields of the company that may be empty: it may have no partnership and no share capital. */
const optional: ReadonlySet<string> = new Set(['partnerUrl', 'capital']);

/** Whether a field of the company may be empty. */
export const isOptional = (name: string): boolean => optional.has(name);

/** Returns the fields that are empty, in brackets, or an address of an example domain, in the order of the settings. */
export function missingFields(company: CompanySettings): string[] {
  return Object.entries(company)
    .filter(([name, value]) =>
      name === 'fee' ? company.fee.kind === 'missing' : !isOptional(name) && isMissing(value),
    )
    .map(([name]) => name);
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isMissing);
  if (typeof value !== 'string') return false;
  return value.trim() === '' || isStandIn(value);
}

/** Whether a value is a placeholder that the agency has not replaced: in brackets, or an address of an example domain. */
export const isStandIn = (value: string): boolean => {
  const text = value.trim();
  return isPlaceholder(text) || isExampleHost(text.split('@')[1] ?? '');
};

/**
 * The fields that each legal page shows, repeated as often as it shows them. A page shows a missing field in
 * brackets. A test compares this table with the texts of the four languages.
 */
export const legalPassages = {
  legal: [
    ...['name', 'legalForm', 'register', 'registryCode', 'vatNumber', 'address', 'director'],
    ...['phone', 'hostName', 'hostAddress', 'hostPhone', 'name'],
  ],
  privacy: ['name', 'address', 'hostName', 'name', 'address'],
  cookies: [],
  terms: ['name', 'spaceInvoicedBy', 'mediator'],
} as const satisfies Record<string, readonly string[]>;
export type LegalPage = keyof typeof legalPassages;

/** Returns the number of passages in brackets of each legal page that has any. */
export function bracketedPassages(company: CompanySettings): Partial<Record<LegalPage, number>> {
  const missing = new Set(missingFields(company));
  const counts = Object.entries(legalPassages).map(([page, fields]): [string, number] => [
    page,
    fields.filter((field) => missing.has(field)).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
