import { separatorIn } from '../../domain/lead/csv.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { byLanguage } from '../by-language.ts';
import { adminCampaigns } from '../dictionaries/admin-campaigns/index.ts';
import { adminLeads } from '../dictionaries/admin-leads/index.ts';
import { campaignExport } from '../dictionaries/campaign-export/index.ts';
import { languageName } from '../language-name.ts';
import { nameIn } from './lead-names.ts';

const texts = byLanguage({ leads: adminLeads, campaigns: adminCampaigns, own: campaignExport });

/** Returns the words of the export of campaigns in a language. They are the words of the back office. */
export function campaignExportWords(locale: Locale) {
  const { leads, campaigns, own } = texts[locale];
  const { columns, form, range, demo, title, statuses } = campaigns;
  const names = {
    platform: leads.platforms,
    campaignType: leads.campaignTypes,
    country: leads.regions,
    status: statuses,
  };
  return {
    title,
    separator: separatorIn(locale),
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
