import type { IntegrationsDto } from '../../contracts/integrations.ts';
import { type IntegrationName, integrationNames, integrations } from '../../domain/settings/integrations.ts';
import { isTagId } from '../../domain/tag-id/tag-id.ts';

/** The values of the form as typed: all five integrations. */
export type Draft = Omit<IntegrationsDto, 'version'>;
/** The fields of one integration, by their documented names. */
export type Values = Record<string, string | boolean>;

export function draftOf({ version: _version, ...draft }: IntegrationsDto): Draft {
  return draft;
}

/** Returns the identifier as it would be saved: trimmed. */
export const idIn = (draft: Draft, name: IntegrationName): string =>
  String((draft[name] as Values)[integrations[name].id]).trim();

/** Returns the integrations whose identifier is not empty and does not have the form of the vendor's identifiers. */
export const wrongIn = (draft: Draft): IntegrationName[] =>
  integrationNames.filter((name) => {
    const id = idIn(draft, name);
    return id !== '' && !isTagId(integrations[name].tag, id);
  });
