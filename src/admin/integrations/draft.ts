import type { IntegrationsDto } from '../../contracts/settings/integrations.ts';
import { type IntegrationName, integrationNames, integrations } from '../../domain/settings/integrations.ts';
import { isConversionLabel, isTagId } from '../../domain/tag-id/tag-id.ts';

/** The values of the form as typed: all five integrations. */
export type Draft = Omit<IntegrationsDto, 'version'>;
/** The fields of one integration, by their documented names. */
export type Values = Record<string, string | boolean>;

export function draftOf({ version: _version, ...draft }: IntegrationsDto): Draft {
  return draft;
}

/** Returns the identifier as it would be saved: trimmed and in capitals, in which all vendors write theirs. */
export const idIn = (draft: Draft, name: IntegrationName): string =>
  String((draft[name] as Values)[integrations[name].id])
    .trim()
    .toUpperCase();

/** The key of a problem of the conversion label, beside those of the identifiers. */
export const LABEL = 'conversionLabel';

/** Whether the conversion label is neither empty nor in the format of one. */
export const isLabelWrong = ({ googleAds }: Pick<Draft, 'googleAds'>): boolean => {
  const label = googleAds.conversionLabel.trim();
  return label !== '' && !isConversionLabel(label);
};

/** Google's own snippet has identifier and label in one text, `AW-123456789/label`; pasted as a whole, it fills both fields. */
export function splitSendTo(typed: string): Values {
  const [, id, label] = /^\s*(AW-\d+)\/(\S+)\s*$/i.exec(typed) ?? [];
  return id && label ? { conversionId: id, conversionLabel: label } : { conversionId: typed };
}

/** Returns the integrations whose identifier is not empty and does not have the form of the vendor's identifiers. */
export const wrongIn = (draft: Draft): IntegrationName[] =>
  integrationNames.filter((name) => {
    const id = idIn(draft, name);
    return id !== '' && !isTagId(integrations[name].tag, id);
  });
