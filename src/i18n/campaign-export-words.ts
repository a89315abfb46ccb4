import type { Separator } from '../domain/lead/csv.ts';
import type { Locale } from '../domain/locale/locale.ts';
import { adminCampaigns as enCampaigns } from './dictionaries/en/admin-campaigns.ts';
import { adminLeads as enLeads } from './dictionaries/en/admin-leads.ts';
import { campaignExport as en } from './dictionaries/en/campaign-export.ts';
import { adminCampaigns as esCampaigns } from './dictionaries/es/admin-campaigns.ts';
import { adminLeads as esLeads } from './dictionaries/es/admin-leads.ts';
import { campaignExport as es } from './dictionaries/es/campaign-export.ts';
import { adminCampaigns as frCampaigns } from './dictionaries/fr/admin-campaigns.ts';
import { adminLeads as frLeads } from './dictionaries/fr/admin-leads.ts';
import { campaignExport as fr } from './dictionaries/fr/campaign-export.ts';
import { adminCampaigns as ptCampaigns } from './dictionaries/pt/admin-campaigns.ts';
import { adminLeads as ptLeads } from './dictionaries/pt/admin-leads.ts';
import { campaignExport as pt } from './dictionaries/pt/campaign-export.ts';
import { languageName } from './language-name.ts';
import { nameIn } from './lead-names.ts';

const texts: Record<Locale, { leads: typeof frLeads; campaigns: typeof frCampaigns; own: typeof fr }> = {
  fr: { leads: frLeads, campaigns: frCampaigns, own: fr },
  en: { leads: enLeads, campaigns: enCampaigns, own: en },
  es: { leads: esLeads, campaigns: esCampaigns, own: es },
  pt: { leads: ptLeads, campaigns: ptCampaigns, own: pt },
};

/** Returns the words of the export of campaigns in a language. They are the words of the back office. */
export function campaignExportWords(locale: Locale) {
  const { leads, campaigns, own } = texts[locale];
  const { columns, form, range, demo, title, statuses } = campaigns;
  const separator: Separator = locale === 'en' ? ',' : ';';
  const names = {
    platform: leads.platforms,
    campaignType: leads.campaignTypes,
    country: leads.regions,
    status: statuses,
  };
  return {
    title,
    separator,
    headings: {
      artist: columns.artist,
      platform: columns.platform,
      campaignType: columns.campaignType,
      country: columns.country,
      status: columns.status,
      startsOn: form.startsOn,
      endsOn: form.endsOn,
      budget: `${columns.budget} (€)`,
      actualCost: form.actualCost,
      estimatedViews: own.estimatedViews,
      estimatedLow: own.estimatedLow,
      estimatedHigh: own.estimatedHigh,
      actualViews: own.actualViews,
      actualReach: own.actualReach,
      costPerView: own.costPerView,
      inside: columns.range,
      clientName: own.clientName,
      clientEmail: own.clientEmail,
      clientLocale: own.clientLocale,
      videoUrl: form.videoUrl,
      notes: form.notes,
      demo,
      id: own.id,
    },
    name: (of: keyof typeof names, value: string) => nameIn(names[of], value),
    language: (of: Locale) => languageName(locale, of),
    inside: { yes: range.yes, no: range.no },
    demo,
  };
}
