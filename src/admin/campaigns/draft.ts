import type { AsTyped } from '../../api/client-types.ts';
import type { CampaignDraft, CampaignDto } from '../../contracts/campaign.ts';
import { readTypedNumber } from '../../domain/guide/typed-number.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { numberFormat } from '../../i18n/format.ts';

/** The values of the form: each field of a draft as typed text. */
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
  actualReach: '',
  clientName: '',
  clientEmail: '',
  clientLocale: '',
  notes: '',
  videoUrl: '',
  leadId: '',
};

/** Returns the initial values of the form: amounts in euros and counts as text in the format of the language. */
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
  actualReach: typedAmount(locale, campaign.actualReach),
  clientName: campaign.clientName ?? '',
  clientEmail: campaign.clientEmail ?? '',
  clientLocale: campaign.clientLocale ?? '',
  notes: campaign.notes,
  videoUrl: campaign.videoUrl ?? '',
  leadId: campaign.leadId ?? '',
});

/** Formats an amount as it is typed in a language: without group separators, with the decimal sign of the language. */
export function typedAmount(locale: Locale, amount: number | null): string {
  if (amount === null) return '';
  return numberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(amount);
}

/**
 * Returns the body to send. The server validates it, and its messages are shown at the fields. Text that is not a
 * number is sent unchanged, so that the server refuses it; sent as `null`, it would silently count as "not given".
 */
export const bodyOf = (values: CampaignValues, locale: Locale): AsTyped<CampaignDraft> => ({
  ...values,
  budget: amountOf(locale, values.budget),
  actualViews: amountOf(locale, values.actualViews, true),
  actualCost: amountOf(locale, values.actualCost),
  actualReach: amountOf(locale, values.actualReach, true),
  clientName: values.clientName.trim() || null,
  clientEmail: values.clientEmail.trim() || null,
  clientLocale: values.clientLocale || null,
  videoUrl: values.videoUrl.trim() || null,
  leadId: values.leadId || null,
});

function amountOf(locale: Locale, typed: string, whole = false): number | string | null {
  return typed.trim() === '' ? null : (readTypedNumber(locale, typed, whole) ?? typed);
}
