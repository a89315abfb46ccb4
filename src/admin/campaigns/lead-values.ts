import type { LeadDetailDto } from '../../contracts/leads/lead.ts';
import { campaignPlatforms } from '../../domain/campaign/campaign-values.ts';
import { recogniseLink } from '../../domain/landing/links/platforms.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { campaignTypes, regions } from '../../domain/simulator/inputs.ts';
import { blankValues, type CampaignValues, typedAmount } from './draft.ts';

type Lead = Pick<
  LeadDetailDto,
  'id' | 'name' | 'email' | 'locale' | 'platform' | 'budget' | 'wonValue' | 'fields'
>;

/**
 * Returns the values of a new campaign as far as the lead has them: all for a simulation, else a name and perhaps a
 * platform or a budget. The amount sold takes precedence over the visitor's planned monthly budget. Visitors typed these
 * values, so only those that the form offers are copied.
 */
export function leadValues(lead: Lead, locale: Locale): CampaignValues {
  const { artistName, campaignType, country, link, video_url, spotify_url } = lead.fields;
  const artist = typeof artistName === 'string' ? artistName.trim() : '';
  return {
    ...blankValues,
    artist: artist || lead.name,
    platform: offered(campaignPlatforms, lead.platform),
    campaignType: offered(campaignTypes, campaignType),
    budget: typedAmount(locale, lead.wonValue === null ? lead.budget : lead.wonValue / 100),
    country: offered(regions, country),
    // The contact form asks for a person's name, the other forms for the artist's.
    clientName: artist ? '' : lead.name,
    clientEmail: lead.email,
    clientLocale: lead.locale,
    videoUrl: [link, video_url, spotify_url].map(httpsLink).find(Boolean) ?? '',
    leadId: lead.id,
  };
}

const offered = (choices: readonly string[], value: unknown): string =>
  choices.find((choice) => choice === value) ?? '';

const httpsLink = (typed: unknown): string | undefined =>
  typeof typed === 'string' ? recogniseLink(typed)?.url : undefined;
