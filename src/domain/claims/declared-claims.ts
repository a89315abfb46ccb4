import type { Figure } from '../benchmarks/figures.ts';
import type { PagePath } from '../site-map/pages.ts';

/** A single figure that the agency claims. See `Figure` for the units. */
export interface ClaimFigure {
  unit: Exclude<Figure['unit'], 'dollar' | 'second' | 'minute' | 'hour' | 'week' | 'month'>;
  value: number;
}

export interface DeclaredClaim {
  /** Claims of one subject have the same words, so they must not have different figures. */
  subject: string;
  figures: Readonly<Record<string, ClaimFigure>>;
  /** Whether the figure is a lower bound: `500+`. */
  upwards: boolean;
  /** The pages that show it, without language prefix. */
  places: readonly PagePath[];
}

const services = ['/youtube-ads', '/meta-ads', '/spotify-ads'] as const;
const count = (value: number) => ({ value: { unit: 'count', value } }) as const;

/**
 * Every figure that the agency claims on its public pages, with the documented values (docs/product.md, Claims): counts
 * and results of the agency. Prices, thresholds, delays and advice are editorial figures (`domain/benchmarks`).
 */
export const declaredClaims = {
  'campaigns-home': { subject: 'campaigns', figures: count(500), upwards: true, places: ['/'] },
  'campaigns-services': { subject: 'campaigns', figures: count(80), upwards: true, places: services },
  'artists-home': { subject: 'artists', figures: count(200), upwards: true, places: ['/'] },
  'artists-services': { subject: 'artists', figures: count(50), upwards: true, places: services },
  'views-home': { subject: 'views', figures: count(50_000_000), upwards: true, places: ['/'] },
  'views-services': {
    subject: 'views',
    figures: count(150_000_000),
    upwards: true,
    places: ['/youtube-ads', '/meta-ads'],
  },
  // An audio page counts plays: a separate claim, which the agency confirms independently of the views.
  'plays-services': {
    subject: 'plays',
    figures: count(150_000_000),
    upwards: true,
    places: ['/spotify-ads'],
  },
  countries: { subject: 'countries', figures: count(25), upwards: true, places: ['/'] },
  renewal: {
    subject: 'renewal',
    figures: { 'agency.renewal': { unit: 'percent', value: 0.98 } },
    upwards: false,
    places: ['/'],
  },
  independent: {
    subject: 'independent',
    figures: { 'agency.independent': { unit: 'percent', value: 0.6 } },
    upwards: false,
    places: ['/', '/faq', '/contact'],
  },
  'artists-trained': {
    subject: 'artists-trained',
    figures: count(500),
    upwards: true,
    places: ['/expertise-marketing-musical'],
  },
  'budget-optimised': {
    subject: 'budget-optimised',
    figures: { value: { unit: 'euro', value: 50_000_000 } },
    upwards: false,
    places: ['/expertise-marketing-musical'],
  },
  'return-target': {
    subject: 'return-target',
    figures: { value: { unit: 'ratio', value: 3 } },
    upwards: false,
    places: ['/expertise-marketing-musical'],
  },
  'meta-showcase': {
    subject: 'meta-showcase',
    figures: {
      'meta.showcase.views': { unit: 'count', value: 2876 },
      'meta.showcase.viewers': { unit: 'count', value: 2232 },
      'meta.showcase.uniqueReach': { unit: 'percent', value: 0.776 },
      'meta.showcase.interactions': { unit: 'count', value: 582 },
      'meta.showcase.engagement': { unit: 'percent', value: 0.26 },
      'meta.showcase.growth': { unit: 'change', value: 1 },
      'meta.showcase.days': { unit: 'day', value: 7 },
    },
    upwards: false,
    places: ['/meta-ads'],
  },
  'spotify-showcase': {
    subject: 'spotify-showcase',
    figures: {
      'spotify.showcase.streams': { unit: 'count', value: 15_847 },
      'spotify.showcase.listeners': { unit: 'count', value: 8234 },
      'spotify.showcase.saves': { unit: 'count', value: 3456 },
      'spotify.showcase.audioCompletion': { unit: 'percent', value: 0.89 },
      'spotify.showcase.videoClickRate': { unit: 'percent', value: 0.124 },
      'spotify.showcase.costPerStream': { unit: 'euro', value: 0.08 },
      'spotify.showcase.playlists': { unit: 'count', value: 5 },
      'spotify.showcase.days': { unit: 'day', value: 30 },
    },
    upwards: false,
    places: ['/spotify-ads', '/comparatif-plateformes-streaming'],
  },
} as const satisfies Record<string, DeclaredClaim>;

export type ClaimKey = keyof typeof declaredClaims;
export const claimKeys = Object.keys(declaredClaims) as ClaimKey[];
export const isClaimKey = (key: string): key is ClaimKey => Object.hasOwn(declaredClaims, key);
export const declaredClaim = (key: ClaimKey): DeclaredClaim => declaredClaims[key];

const figureNames: ReadonlySet<string> = new Set(
  Object.values(declaredClaims).flatMap(({ figures }) => Object.keys(figures)),
);

/** Returns whether a key that a text names is that of a claimed figure, which pages may have to hide. */
export const isClaimFigure = (key: string): boolean => key.includes('.') && figureNames.has(key);

/** The units of a claim that the agency adds itself. */
export const customUnits = ['count', 'percent', 'euro', 'ratio'] as const;
export type CustomUnit = (typeof customUnits)[number];
