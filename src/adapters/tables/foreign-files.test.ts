import { expect, it } from 'vitest';
import { findHeader } from '../../domain/campaign-import/find-header.ts';
import { csvLines } from '../../domain/lead/csv.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { campaignExportWords } from '../../i18n/export/campaign-export-words.ts';
import { leadExportWords } from '../../i18n/export/lead-export-words.ts';
import { subscriberExportWords } from '../../i18n/export/subscriber-export-words.ts';
import { tableReader } from './table-reader.ts';

/** Twelve files that are no report of a platform, as bytes: each must be detected as nothing. */
const excel = (...rows: string[]) => Buffer.from(rows.join('\r\n'), 'latin1');
const utf8 = (...rows: string[]) => Buffer.from(rows.join('\n'));
const wide = (...rows: string[]) => Buffer.from(`\ufeff${rows.join('\r\n')}`, 'utf16le');
/** One of this site's own exports, with its headings of a language. */
const ours = ({ headings, separator }: { headings: object; separator: ',' | ';' }) =>
  Buffer.from(
    csvLines([Object.values(headings), Object.values(headings).map(() => '2026-11-01')], separator),
  );

const files: [name: string, bytes: Buffer][] = [
  [
    'a bank statement, saved by Excel',
    excel(
      'Relevé de compte n° 12;;;',
      'Date;Libellé;Débit;Crédit',
      '01/11/2026;GOOGLE ADS;900,00;',
      'Total;;900,00;',
    ),
  ],
  [
    'an invoice of Google',
    utf8('Date,Description,Amount,Currency,Invoice ID', '2026-11-01,Campaign Nova,"1,020.50",EUR,17'),
  ],
  [
    'a statement of a distributor',
    utf8(
      'Reporting Month,Sale Month,Store,Artist,Title,Quantity,Earnings (USD)',
      '2026-10,2026-09,Spotify,Nova,Clip,10,0.03',
    ),
  ],
  ['orders of a shop', utf8('Order,Day,Product,Quantity,Cost,Total', '1,2026-11-01,Vinyl,2,9.00,18.00')],
  ['contacts of Outlook', wide('First Name\tLast Name\tE-mail Address', 'Léa\tN.\tlea@example.com')],
  ['a playlist', utf8('Track URI,Track Name,Artist Name(s),Album Name,Duration (ms)', 'x,Nova,A,B,34000')],
  ['hours of work', excel('Jour;Projet;Heures;Coût horaire', '01/11/2026;Nova;3,5;60,00')],
  ['visits of a site', utf8('Page path,Sessions,Users,Bounce rate,Conversions', '/,10,9,0.5,1')],
  [
    'statistics of a newsletter',
    utf8('Campaign title,Send date,Opens,Open rate', 'Nova,2026-11-01,120,0.31'),
  ],
];
const own: [name: string, of: (locale: Locale) => Buffer][] = [
  ['leads', (locale) => ours(leadExportWords(locale))],
  ['campaigns', (locale) => ours(campaignExportWords(locale))],
  ['subscribers', (locale) => ours(subscriberExportWords(locale))],
];

it.each([
  ...files,
  ...own.flatMap(([name, of]) =>
    locales.map((locale): [string, Buffer] => [`our export of ${name} in ${locale}`, of(locale)]),
  ),
])('detects no report in %s', (_name, bytes) => {
  const found = tableReader.read(bytes);
  if (!found.ok) throw new Error(`A table was expected, not ${found.code}.`);
  expect(found.value.flatMap(({ head }) => findHeader(head)?.source ?? [])).toEqual([]);
});
