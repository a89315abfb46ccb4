import type { CostVersion } from '../app/ports/costs.ts';
import type { PagePictures } from '../contracts/page-pictures.ts';
import type { SiteFacts } from '../contracts/site.ts';
import type { ShownClaims } from '../domain/claims/shown-claims.ts';
import type { ContentSnapshot } from '../domain/content/content.ts';
import type { Fee } from '../domain/fee/fee.ts';
import type { Settings } from '../domain/settings/groups.ts';
import { tagsOf } from '../domain/settings/integration-settings.ts';
import { figuresOf } from '../domain/simulator/cost-cells.ts';
import { BUILT_IN_VERSION } from '../domain/simulator/cost-table.ts';
import { blogAddress } from '../domain/wordpress/blog-address.ts';

/** The partner badge's link with demo data, at a domain that is reserved for examples, like the sample calendars. */
const samplePartner = 'https://example.com/partner';

/** The fee that demo data shows, marked as an example, while the agency has saved no fee. Amounts in euros. */
const sampleFee: Fee = {
  kind: 'percentage',
  percent: 15,
  minimum: 150,
  covers: {
    fr: 'réglage des campagnes, suivi chaque semaine, rapport',
    en: 'campaign setup, weekly follow-up, report',
    es: 'configuración de las campañas, seguimiento semanal, informe',
    pt: 'configuração das campanhas, acompanhamento semanal, relatório',
  },
  example: true,
};

/** Returns the fee that pages show: the saved fee, or the example with demo data. */
export const shownFee = ({ company, demo }: Pick<Settings, 'company' | 'demo'>): Fee =>
  company.fee.kind === 'missing' && demo.active ? sampleFee : company.fee;

/** Returns the part of settings, costs, claims, content and pictures that pages show. */
export function siteFacts(
  { integrations, company, booking, demo, mail, site, statements, wordpress }: Settings,
  { version, table }: Pick<CostVersion, 'version' | 'table'>,
  claims: ShownClaims,
  content: ContentSnapshot,
  pictures: PagePictures = {},
  reminderKey?: string,
): SiteFacts {
  const { brand, contactEmail, partnerUrl, ...publisher } = company;
  return {
    url: site.url,
    brand,
    demo: demo.active,
    contactEmail,
    mailsPlans: mail.host !== '',
    ...(reminderKey && { reminderKey }),
    replyHours: statements.replyHours === '' ? undefined : Number(statements.replyHours),
    company: {
      ...publisher,
      fee: shownFee({ company, demo }),
    },
    bookingUrls: Object.fromEntries(Object.entries(booking).filter(([, url]) => url)),
    blogUrl: wordpress.url ? blogAddress(wordpress.url) : undefined,
    partnerUrl: partnerUrl || (demo.active ? samplePartner : undefined),
    tags: tagsOf(integrations),
    claims,
    content,
    pictures,
    articlesCanonical: wordpress.canonical,
    // The scripts already contain the built-in cost table.
    ...(version !== BUILT_IN_VERSION && { costs: { version, figures: figuresOf(table) } }),
  };
}

/**
 * Returns a function that reads the current facts. It returns the same object until the settings, the costs, the
 * claims, the content or its pictures change, so that values which pages cache for this object stay valid.
 * @param reminderKey the public key of notifications to fans; absent: no page offers them
 */
export function createSiteFacts(
  settings: { now(): Settings },
  costs: { now(): Pick<CostVersion, 'version' | 'table'> },
  claims: { shown(): ShownClaims },
  content: { now(): ContentSnapshot },
  pictures: { now(): PagePictures },
  reminderKey?: string,
): () => SiteFacts {
  let read: { of: readonly unknown[]; facts: SiteFacts } | undefined;
  return () => {
    const now = [settings.now(), costs.now(), claims.shown(), content.now(), pictures.now()] as const;
    if (!read || now.some((part, index) => part !== read?.of[index]))
      read = { of: now, facts: siteFacts(...now, reminderKey) };
    return read.facts;
  };
}
