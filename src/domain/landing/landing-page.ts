import type { Locale } from '../locale/locale.ts';
import type { Platform } from '../simulator/inputs.ts';

/** The four templates of a landing page, in the order of the wizard. */
export const landingTemplates = ['music-artist', 'album-release', 'music-event', 'music-promotion'] as const;
export type LandingTemplate = (typeof landingTemplates)[number];

/** The five documented sections and the form, in the order of the page. Each can be switched off. */
const landingSections = ['hero', 'features', 'testimonials', 'call', 'form', 'social'] as const;
export type LandingSection = (typeof landingSections)[number];

/** The sections that a template draws, in the order of the page: only the promotion has a form. */
export const sectionsOf = (template: LandingTemplate): readonly LandingSection[] =>
  template === 'music-promotion' ? landingSections : landingSections.filter((section) => section !== 'form');

/** Whether a page shows its form. */
export const hasForm = (page: {
  template: LandingTemplate;
  shared: Pick<LandingShared, 'sections'>;
}): boolean => sectionsOf(page.template).includes('form') && page.shared.sections.form;

export const featureIcons = ['music', 'headphones', 'play', 'mic', 'album', 'ticket'] as const;
export type FeatureIcon = (typeof featureIcons)[number];

/** The networks of the section "social". */
export const socialPlatforms = ['spotify', 'youtube', 'instagram', 'tiktok'] as const;
export type SocialPlatform = (typeof socialPlatforms)[number];

/** The streaming services and shops of a release's rows. */
export const musicPlatforms = [
  'spotify',
  'apple-music',
  'deezer',
  'youtube',
  'youtube-music',
  'tidal',
  'amazon-music',
  'soundcloud',
  'bandcamp',
  'other',
] as const;
export type MusicPlatform = (typeof musicPlatforms)[number];

/** The verb of a row: before the release it reads as a pre-save, whichever verb is chosen. */
export const platformVerbs = ['listen', 'open', 'buy'] as const;
export type PlatformVerb = (typeof platformVerbs)[number];

/** The marketing tags that a page can switch on; only those that the agency configured are ever loaded, after consent. */
export const landingTags = ['googleAnalytics', 'metaPixel', 'tiktokPixel'] as const;
export type LandingTag = (typeof landingTags)[number];

/** The documented default colours. */
export const DEFAULT_PRIMARY = '#ff3366';
export const DEFAULT_SECONDARY = '#333333';

/** The most items of a section, rows of platforms, and characters of texts. */
export const MAX_FEATURES = 6;
export const MAX_TESTIMONIALS = 6;
export const MAX_PLATFORMS = 12;
export const SHORT_TEXT = 120;
export const LONG_TEXT = 600;
export const ADDRESS_LENGTH = 2048;

/** One row that leads to a streaming service or shop. */
export interface PlatformLink {
  /** Names the row in counts and in forms; eight characters of a-z and 0-9, unique in the page. */
  id: string;
  platform: MusicPlatform;
  verb: PlatformVerb;
  /** `https:` address of the release. */
  url: string;
  /** `https:` address before the release; empty: until then the row links nowhere. */
  presave: string;
}

/** The content that all languages of a page share. Addresses are `https:`, or empty; moments are epoch milliseconds. */
export interface LandingShared {
  artist: string;
  /** Public identifier of a picture of the media library. */
  picture: string | null;
  /** `#rrggbb`, lower case. */
  primary: string;
  secondary: string;
  /** Where the main call to action leads. */
  actionLink: string;
  sections: Record<LandingSection, boolean>;
  heroLink: string;
  features: { id: string; icon: FeatureIcon }[];
  testimonials: { id: string; name: string; picture: string | null }[];
  callLink: string;
  /** The platform of the campaign that the page belongs to: a lead of the form is stored with it. */
  formPlatform: Platform;
  /** Empty: the network is not shown. */
  social: Record<SocialPlatform, string>;
  /** The moment of the release; null: already out, or no release. */
  releaseAt: number | null;
  platforms: PlatformLink[];
  /** Whether the rows stand in the editor's order on each device; else Apple Music comes first on Apple's phones. */
  keepsOrder: boolean;
  /** The moment and the place of the event; null and empty: read from the hero's texts alone. */
  event: { startsAt: number | null; place: string; soldOut: boolean };
  tags: Record<LandingTag, boolean>;
  /** Where visitors are led once the page is not online any more; empty: to the home page of the site. */
  afterEnd: string;
}

/** The texts of a page in one language: plain text, line breaks in the long ones. Items are keyed by their identifiers. */
export interface LandingTexts {
  title: string;
  description: string;
  /** The words of the main call to action. */
  action: string;
  hero: { title: string; subtitle: string; button: string };
  features: Record<string, { title: string; description: string }>;
  testimonials: Record<string, { quote: string }>;
  call: { title: string; description: string; button: string };
  /** Empty: the words of the dictionary. */
  form: { title: string; description: string; button: string };
  social: { title: string };
}

/** All that an editor writes of a page: a draft, or one of its versions, which never change. */
export interface LandingContent {
  /** The form of this object, for later migrations. */
  schema: 1;
  shared: LandingShared;
  /** The languages that the page has; at least one. */
  texts: Partial<Record<Locale, LandingTexts>>;
}

/** The empty texts of a new language. */
export const emptyTexts = (): LandingTexts => ({
  title: '',
  description: '',
  action: '',
  hero: { title: '', subtitle: '', button: '' },
  features: {},
  testimonials: {},
  call: { title: '', description: '', button: '' },
  form: { title: '', description: '', button: '' },
  social: { title: '' },
});

/** The content of a page that was just created, in one language. */
export const newContent = (locale: Locale, title: string): LandingContent => ({
  schema: 1,
  shared: {
    artist: '',
    picture: null,
    primary: DEFAULT_PRIMARY,
    secondary: DEFAULT_SECONDARY,
    actionLink: '',
    // A form asks people for their address, so it is shown only when an editor wants it.
    sections: { hero: true, features: true, testimonials: true, call: true, form: false, social: true },
    heroLink: '',
    features: [],
    testimonials: [],
    callLink: '',
    formPlatform: 'youtube',
    social: { spotify: '', youtube: '', instagram: '', tiktok: '' },
    releaseAt: null,
    platforms: [],
    keepsOrder: false,
    event: { startsAt: null, place: '', soldOut: false },
    tags: { googleAnalytics: false, metaPixel: false, tiktokPixel: false },
    afterEnd: '',
  },
  texts: { [locale]: { ...emptyTexts(), title } },
});
