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

/** Room for the longest name and address, percent-encoded: what lies beyond is not read. */
const MAX_QUERY = 4000;

/** The fragment that opens the simulator, on any page. */
export const SIMULATOR_FRAGMENT = 'simulator';

/** What an opener can fill in. A fragment never reaches a server, so a name typed on a landing page may travel in it. */
export interface SimulatorPrefill {
  platform?: Platform;
  campaignType?: CampaignType;
  budget?: number;
  country?: Region;
  name?: string;
  email?: string;
}

/** `#simulator`, or `#simulator?platform=youtube&budget=1000` with what is given. */
export function simulatorHref(prefill: SimulatorPrefill = {}): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(prefill)) {
    if (value !== undefined && value !== '') parameters.set(key, String(value));
  }
  const query = parameters.toString();
  return `#${SIMULATOR_FRAGMENT}${query && `?${query}`}`;
}

/** The link to share: the four inputs that the figures depend on, and no personal data. */
export function shareHref({ platform, campaignType, budget, country }: SimulatorPrefill): string {
  return simulatorHref(
    Object.fromEntries(
      Object.entries({ platform, campaignType, budget, country }).filter(([, value]) => value !== undefined),
    ),
  );
}

/** Reads a fragment. `undefined` when it does not open the simulator; values that are not choices are left out. */
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
  if (platform) prefill.platform = platform;
  if (campaignType) prefill.campaignType = campaignType;
  if (country) prefill.country = country;
  if (budget >= MIN_BUDGET && budget <= MAX_BUDGET) prefill.budget = budget;
  if (artist) prefill.name = artist;
  if (email) prefill.email = email;
  return prefill;
}
