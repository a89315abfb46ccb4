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

/** Room for the four answers, percent-encoded: what lies beyond is not read. */
const MAX_QUERY = 1000;

/** The fragment that opens the simulator, on any page. */
export const SIMULATOR_FRAGMENT = 'simulator';

/** What our addresses fill in: the four inputs that the figures depend on. Nobody's name stands in one. */
export interface SimulatorAddress {
  platform?: Platform;
  campaignType?: CampaignType;
  budget?: number;
  country?: Region;
}

/** What a form of the same page can fill in besides (`browser/hand-over.ts`). */
export interface TypedBefore {
  name?: string;
  email?: string;
  /** Of the video or the song, as typed. */
  link?: string;
}

/** What the simulator starts with. */
export type SimulatorPrefill = SimulatorAddress & TypedBefore;

/**
 * `#simulator`, or `#simulator?platform=youtube&budget=1000` with what is given. It can be shared: whatever else stands
 * beside the four inputs is left out.
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
 * Reads a fragment. `undefined` when it does not open the simulator; values that are not choices are left out. A link of an
 * e-mail may give the name and the address of the person that it was written to, which the page takes out of its address.
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
  const artist = parameters.get('name')?.slice(0, 120).trim();
  const email = parameters.get('email')?.slice(0, 254).trim();
  if (artist) prefill.name = artist;
  if (email) prefill.email = email;
  if (platform) prefill.platform = platform;
  if (campaignType) prefill.campaignType = campaignType;
  if (country) prefill.country = country;
  if (budget >= MIN_BUDGET && budget <= MAX_BUDGET) prefill.budget = budget;
  return prefill;
}
