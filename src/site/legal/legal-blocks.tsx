import type { ReactNode } from 'react';
import type { ContactFields } from '../../contracts/leads/contact.ts';
import type { CompanyFacts, SiteFacts } from '../../contracts/site.ts';
import { isFigureKey } from '../../domain/benchmarks/figures.ts';
import { dayOfChange } from '../../domain/content/edited-pages.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { browserStorage } from '../../domain/storage/browser-storage.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { contactFields } from '../../i18n/dictionaries/contact-fields/index.ts';
import { formatDate, formatEuro, intlTag } from '../../i18n/format.ts';
import { formatFigure } from '../../i18n/format-figure.ts';
import { feeCovers, feeSentence } from '../../i18n/money/fee-text.ts';
import { feeTexts } from '../../i18n/money/fee-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { Drawn } from '../reading/blocks/Blocks.tsx';
import { legalTexts } from './texts.ts';

/** The privacy policies of the vendors. */
const policies = {
  google: 'https://policies.google.com/privacy',
  meta: 'https://www.facebook.com/privacy/policy',
  tiktok: 'https://www.tiktok.com/legal/privacy-policy',
  calendly: 'https://calendly.com/legal/privacy-notice',
} as const;

/**
 * Returns what the blocks of a legal text draw, for one language and installation. Values are plain text, so that a paragraph
 * is one text node: text after an element would start elsewhere in its line once the webfonts load, which Chromium counts as
 * a layout shift.
 * @param now milliseconds: the documented "last updated" date is the current day in the agency's time zone
 * @param changedAt milliseconds: when the text last changed; absent: when that of the present page did
 */
export function legalBlocks(locale: Locale, site: SiteFacts, now: number, changedAt?: number): Drawn {
  const t = legalTexts[locale];
  const values: Record<string, (part?: string) => ReactNode> = {
    brand: () => site.brand,
    /** The terms of the agency's fee and what it covers, as sentences. */
    fee: () => {
      const [texts, { fee }] = [feeTexts(locale), site.company];
      return [feeSentence(locale, texts, fee), feeCovers(locale, texts, fee)].filter(Boolean).join(' ');
    },
    /** The words before the amount, and the amount in euros; nothing when no capital is configured. */
    'company.capital': (before = '') =>
      site.company.capital !== '' && `${before} ${formatEuro(locale, Number(site.company.capital))}`,
    /** The fields of the contact form, as a list in a sentence. */
    contactFields: () => {
      const stored: Record<keyof ContactFields, string> = contactFields[locale].stored;
      return new Intl.ListFormat(intlTag(locale)).format(Object.values(stored));
    },
    contactEmail: () => <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>,
    today: () => formatDate(locale, Date.parse(agencyDay(now))),
    /** The day on which the text of a page last changed. */
    changed: (path = '') =>
      formatDate(
        locale,
        Date.parse(changedAt === undefined ? dayOfChange(path, site.content) : agencyDay(changedAt)),
      ),
  };
  return {
    token: (name, part) => {
      if (Object.hasOwn(values, name)) return values[name]?.(part);
      if (isFigureKey(name)) return formatFigure(locale, name);
      const text = isShownFact(name) && site.company[name.slice(COMPANY.length) as ShownFact];
      return typeof text === 'object' ? text[locale] : text;
    },
    consent: (label) => (
      <Button tone="quiet" data-manage-cookies="">
        {label}
      </Button>
    ),
    fixed: { storage: () => <StorageTable t={t} />, policies: () => <PolicyLinks t={t} /> },
  };
}

const COMPANY = 'company.';
type ShownFact = Exclude<keyof CompanyFacts, 'capital' | 'fee'>;
const isShownFact = (name: string) => name.startsWith(COMPANY) && name !== `${COMPANY}fee`;

const PolicyLinks = ({ t }: { t: (typeof legalTexts)['fr'] }) => (
  <ul aria-label={t.policies.label}>
    {(Object.keys(policies) as (keyof typeof policies)[]).map((vendor) => (
      <li key={vendor}>
        <a href={policies[vendor]} rel="noopener">
          {t.policies[vendor]}
        </a>
      </li>
    ))}
  </ul>
);

/**
 * The names that the site stores in the browser. A refusal of cookies deletes the names of the same table. On phones
 * rows become cards.
 */
function StorageTable({ t }: { t: (typeof legalTexts)['fr'] }) {
  const { caption, ...columns } = t.storage;
  return (
    <table className="storage-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {browserStorage.map(({ names, place, purpose, categories, lifetime }) => (
          <tr key={`${place}-${names[0]}`}>
            <th scope="row">
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </th>
            <td>{t.places[place]}</td>
            <td>{t.purposes[purpose]}</td>
            <td>{categories.map((category) => t.categories[category]).join(' + ')}</td>
            <td>{t.lifetimes[lifetime]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
