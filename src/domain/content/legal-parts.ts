import type { CompanySettings } from '../settings/company-settings.ts';
import type { ContentField } from './fields.ts';
import { MOST_BLOCKS } from './guide-parts.ts';

/** The legal pages, each a part of the content whose key is its address without the slash. */
export const legalKeys = ['privacy', 'terms', 'cookies', 'legal'] as const;
export type LegalKey = (typeof legalKeys)[number];
export const isLegalPart = (key: string): key is LegalKey => legalKeys.some((known) => known === key);

/** Returns the path of a former text of a legal page, without language prefix. @param number of its version, or a parameter */
export const formerPath = (name: LegalKey, number: number | string): string => `/${name}/versions/${number}`;

/** Kinds of blocks of a legal page. The last three are drawn by code, with a label in `consent`. */
const legalBlockKinds = [
  ...(['heading', 'subheading', 'paragraph', 'list'] as const),
  ...(['consent', 'storage', 'policies'] as const),
] as const;

/** The facts of the company that a legal text may name. A test compares them with the settings. */
export const companyTokens = [
  ...([
    'name',
    'legalForm',
    'register',
    'registryCode',
    'vatNumber',
    'address',
    'director',
    'phone',
  ] as const),
  ...(['hostName', 'hostAddress', 'hostPhone', 'mediator', 'spaceInvoicedBy'] as const),
] as const satisfies readonly (keyof CompanySettings)[];

/**
 * The names in braces of legal texts, which `legalBlocks` fills in: facts of the company, and days. One that ends with a bar
 * takes words after it, which are shown with the value only.
 */
export const legalTokens: readonly string[] = [
  ...['brand', 'contactEmail', 'fee', 'contactFields', 'today'],
  ...companyTokens.map((name) => `company.${name}`),
  'company.capital|',
  ...legalKeys.map((name) => `changed|/${name}`),
];

const line = (key: string, max: number): ContentField => ({ key, kind: 'line', max });

/** Declares a legal page as a part of the content: its items are the blocks of its text. */
export const legalPart = (name: LegalKey) => ({
  group: 'legal' as const,
  pages: [`/${name}`] as const,
  fields: [line('title', 120), line('description', 320)] satisfies readonly ContentField[],
  items: {
    max: MOST_BLOCKS,
    fields: [
      { key: 'kind', kind: 'choice', max: 20, choices: legalBlockKinds },
      /** The texts of a list are one a line. */
      { key: 'text', kind: 'text', max: 4000, optional: true, terms: true, tokens: legalTokens },
      /** No block of a legal page draws a thing that has a name; guides have the same fields. */
      { key: 'of', kind: 'line', max: 64, optional: true },
    ] satisfies readonly ContentField[],
  },
});
