import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../lead/typed-fields.ts';
import {
  type CampaignType,
  campaignTypes,
  MAX_BUDGET,
  MIN_BUDGET,
  type Platform,
  platforms,
  type Region,
  regions,
} from './inputs.ts';

/** In characters: enough for the four inputs, percent-encoded. The rest is ignored. */
const MAX_QUERY = 1000;

/** The fragment that opens the simulator on any page. */
export const SIMULATOR_FRAGMENT = 'simulator';

/**
 * The inputs that links of the site fill in: the four on which the estimate depends. Links of the site never contain the
 * name of a person.
 */
export interface SimulatorAddress {
  platform?: Platform;
  campaignType?: CampaignType;
  budget?: number;
  country?: Region;
}

/** The fields that a form of the same page can fill in as well (`browser/hand-over.ts`). */
export interface TypedBefore {
  name?: string;
  email?: string;
  /** The address of the video or the song, as typed. */
  link?: string;
}

/** The values with which the simulator starts. */
export type SimulatorPrefill = SimulatorAddress & TypedBefore;

/**
 * Returns `#simulator`, or `#simulator?platform=youtube&budget=1000` with the given inputs. The fragment can be shared,
 * so all fields except the four inputs are left out.
 */
export function simulatorHref(given: SimulatorAddress = {}): string {
  const parameters = new URLSearchParams();
  for (const key of ['platform', 'campaignType', 'budget', 'country'] as const) {
    if (given[key] !== undefined) parameters.set(key, String(given[key]));
  }
  const query = parameters.toString();
  return `#${SIMULATOR_FRAGMENT}${query && `?${query}`}`;
}

/**
 * Reads a fragment. Returns `undefined` when it does not open the simulator; invalid inputs are left out. A link in an
 * e-mail may contain the name and the e-mail address of its recipient, which the page then removes from its address.
 */
export function parseSimulatorHref(fragment: string): SimulatorPrefill | undefined {
  const [name, query = ''] = fragment.replace(/^#/, '').split('?', 2);
  if (name !== SIMULATOR_FRAGMENT) return undefined;
  const parameters = new URLSearchParams(query.slice(0, MAX_QUERY));
  const choice = <T extends string>(key: string, choices: readonly T[]): T | undefined =>
    choices.find((c) => c === parameters.get(key));
  const prefill: SimulatorPrefill = {};
  const platform = choice('platform', platforms);
  const campaignType = choice('campaignType', campaignTypes);
  const country = choice('country', regions);
  const budget = Number(parameters.get('budget') ?? Number.NaN);
  const artist = parameters.get('name')?.slice(0, NAME_MAX_LENGTH).trim();
  const email = parameters.get('email')?.slice(0, EMAIL_MAX_LENGTH).trim();
  if (artist) prefill.name = artist;
  if (email) prefill.email = email;
  if (platform) prefill.platform = platform;
  if (campaignType) prefill.campaignType = campaignType;
  if (country) prefill.country = country;
  if (budget >= MIN_BUDGET && budget <= MAX_BUDGET) prefill.budget = budget;
  return prefill;
}
