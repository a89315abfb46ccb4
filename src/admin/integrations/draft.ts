import type { IntegrationsDto } from '../../contracts/integrations.ts';
import {
  type IntegrationName,
  integrationNames,
  integrations,
} from '../../domain/configuration/integrations.ts';
import { isTagId } from '../../domain/tag-id/tag-id.ts';

/** What is typed: all five, without the version that they are based on. */
export type Draft = Omit<IntegrationsDto, 'version'>;
/** One of the five, its fields by their documented names. */
export type Values = Record<string, string | boolean>;

/** The identifier as it would be saved. */
export const idIn = (draft: Draft, name: IntegrationName): string =>
  String((draft[name] as Values)[integrations[name].id]).trim();

/** True for an identifier that is there and has not its vendor's form. */
export function isWrong(draft: Draft, name: IntegrationName): boolean {
  const id = idIn(draft, name);
  return id !== '' && !isTagId(integrations[name].tag, id);
}

export function withChange(draft: Draft, name: IntegrationName, change: Values): Draft {
  return { ...draft, [name]: { ...draft[name], ...change } };
}

const isSame = (a: Draft, b: Draft, name: IntegrationName): boolean =>
  JSON.stringify(a[name]) === JSON.stringify(b[name]);

export const differs = (a: Draft, b: Draft): boolean => integrationNames.some((name) => !isSame(a, b, name));

/** What somebody else saved, and over it what was typed here since `base`: of each integration one or the other. */
export function merged(base: Draft, typed: Draft, theirs: Draft): Draft {
  const kept = integrationNames.map((name) => [name, isSame(base, typed, name) ? theirs[name] : typed[name]]);
  return Object.fromEntries(kept) as Draft;
}

export function draftOf({ version: _version, ...draft }: IntegrationsDto): Draft {
  return draft;
}
