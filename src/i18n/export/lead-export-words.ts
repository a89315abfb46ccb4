import type { LeadConsent } from '../../domain/consent/lead-consent.ts';
import { separatorIn } from '../../domain/lead/csv.ts';
import { type Locale, locales } from '../../domain/locale/locale.ts';
import { agencyTime } from '../../domain/time/agency-time.ts';
import { adminLeads } from '../dictionaries/admin-leads/index.ts';
import { leadExport } from '../dictionaries/lead-export/index.ts';
import { fill, formatMonth } from '../format.ts';
import { languageName } from '../language-name.ts';
import { costIn } from '../money/cost-text.ts';
import { budgetName } from '../planner/planner-budget.ts';
import { deviceName, nameIn, platformName, sourceName } from './lead-names.ts';

/** Returns the words of the exports of leads in a language. They are the words of the back office. */
export function leadExportWords(locale: Locale) {
  const t = { ...adminLeads[locale], ...leadExport[locale] };
  const { columns, detail, fields } = t;
  // Computed once: a file can have 100,000 lines.
  const languages = Object.fromEntries(locales.map((of) => [of, languageName(locale, of)]));
  const names = {
    kind: (kind: string) => nameIn(t.kinds, kind),
    platform: (platform: string) => platformName(t, platform),
    campaignType: (type: string) => nameIn(t.campaignTypes, type),
    country: (region: string) => nameIn(t.regions, region),
    locale: (language: string) => nameIn(languages, language),
    browser: (family: string) => deviceName(t, family),
    source: (source: string) => sourceName(t, source),
    status: (status: string) => nameIn(t.statuses, status),
    lostReason: (reason: string) => nameIn(t.work.lost.reasons, reason),
  };
  return {
    title: t.title,
    separator: separatorIn(locale),
    headings: {
      created: `${columns.created} (${t.zone})`,
      kind: columns.kind,
      name: columns.name,
      email: t.person.email,
      platform: columns.platform,
      message: fields.message,
      link: fields.link,
      newsletter: fields.newsletter,
      campaignType: fields.campaignType,
      budget: `${columns.budget} (€)`,
      country: fields.country,
      views: fields.views,
      reach: fields.reach,
      cpv: fields.cpv,
      locale: columns.locale,
      page: detail.page,
      referrer: detail.referrer,
      utm_source: 'utm_source',
      utm_medium: 'utm_medium',
      utm_campaign: 'utm_campaign',
      utm_term: 'utm_term',
      utm_content: 'utm_content',
      browser: detail.device,
      consent: detail.consent,
      deliveries: detail.deliveries,
      demo: t.demo,
      id: t.id,
      release: t.release.heading,
      phone: t.work.add.phone,
      source: columns.source,
      status: columns.status,
      assignee: columns.assignee,
      followUp: columns.followUp,
      lostReason: t.work.lost.reason,
      wonValue: `${t.work.won.amount} (€)`,
    },
    moment: agencyTime,
    name: (of: keyof typeof names, value: string) => names[of](value),
    yes: fields.yes,
    cost: (text: string) => costIn(locale, text),

    consent(choice: LeadConsent | null): string {
      if (!choice) return detail.noConsent;
      const accepted = (['analytics', 'marketing', 'functional'] as const).filter((name) => choice[name]);
      const said =
        accepted.length === 0
          ? t.events.consentNone
          : fill(t.events.consent, { categories: accepted.map((name) => detail[name]).join(', ') });
      return choice.objected ? `${said} · ${detail.objection}` : said;
    },

    /** Returns `single · rap · janvier 2027 · France, Belgique · moins de 500 €`. */
    release: ({ releaseType, genre, releaseDate, territories, budget }: Release): string =>
      [
        nameIn(t.release.types, releaseType),
        nameIn(t.release.genres, genre),
        formatMonth(locale, releaseDate),
        territories.map((territory) => nameIn(t.release.territories, territory)).join(', '),
        budgetName(locale, t.release.budgets, budget),
      ].join(' · '),

    /** Returns `Simulateur · En attente · Essai 3 · réponse 500`; several deliveries are joined by commas. */
    deliveries: (told: readonly Told[]): string =>
      told.map((delivery) => deliveryText(t, delivery)).join(', ') || t.deliveries.none,
  };
}

/** The answers of the release planner. */
interface Release {
  releaseType: string;
  genre: string;
  releaseDate: string;
  territories: readonly string[];
  budget: number;
}

/** The data of a delivery in the file; null values are omitted. */
interface Told {
  destination: string;
  state: keyof typeof adminLeads.fr.deliveries;
  attempts: number | null;
  lastStatus: number | null;
  lastError: string | null;
}

function deliveryText(
  t: typeof adminLeads.fr,
  { destination, state, attempts, lastStatus, lastError }: Told,
) {
  const said = [
    nameIn(t.destinations, destination),
    t.deliveries[state],
    attempts !== null && fill(t.delivery.attempt, { number: attempts }),
    lastError ?? (lastStatus !== null && fill(t.delivery.answered, { status: lastStatus })),
  ];
  return said.filter((part) => part !== false).join(' · ');
}
