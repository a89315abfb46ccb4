import type { CampaignDraft, CampaignDto } from '../../contracts/campaign.ts';
import { readTypedNumber } from '../../domain/guide/typed-number.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { intlTag } from '../../i18n/format.ts';

/** The form as it is typed: each field of a draft as text. */
export type CampaignValues = Record<keyof CampaignDraft, string>;

export const blankValues: CampaignValues = {
  artist: '',
  platform: '',
  campaignType: '',
  budget: '',
  country: '',
  startsOn: '',
  endsOn: '',
  status: 'planned',
  actualViews: '',
  actualCost: '',
  leadId: '',
};

export const valuesOf = (campaign: CampaignDto, locale: Locale): CampaignValues => ({
  artist: campaign.artist,
  platform: campaign.platform,
  campaignType: campaign.campaignType,
  country: campaign.country,
  startsOn: campaign.startsOn,
  endsOn: campaign.endsOn,
  status: campaign.status,
  budget: typedAmount(locale, campaign.budget),
  actualViews: typedAmount(locale, campaign.actualViews),
  actualCost: typedAmount(locale, campaign.actualCost),
  leadId: campaign.leadId ?? '',
});

/** An amount as somebody of that language would type it: without groups, with their decimal sign. */
export function typedAmount(locale: Locale, amount: number | null): string {
  if (amount === null) return '';
  return new Intl.NumberFormat(intlTag(locale), { useGrouping: false, maximumFractionDigits: 2 }).format(
    amount,
  );
}

/**
 * The body to send. It is not checked here: the server does, and its sentences stand at the fields. What is no number
 * is sent as it was typed, so that the server refuses it; as `null` it would silently count as not said.
 */
export const bodyOf = (values: CampaignValues, locale: Locale): Record<keyof CampaignDraft, unknown> => ({
  ...values,
  budget: amountOf(locale, values.budget),
  actualViews: amountOf(locale, values.actualViews, true),
  actualCost: amountOf(locale, values.actualCost),
  leadId: values.leadId || null,
});

function amountOf(locale: Locale, typed: string, whole = false): number | string | null {
  return typed.trim() === '' ? null : (readTypedNumber(locale, typed, whole) ?? typed);
}
