import {
  choice,
  colour,
  each,
  group,
  itemTexts,
  later,
  line,
  link,
  list,
  moment,
  picture,
  text,
  toggle,
  type ValuesOf,
} from '../documents/fields.ts';
import { section, sharedFields, textFields } from '../documents/sections.ts';
import { emptyOf } from '../documents/values.ts';
import type { Locale } from '../locale/locale.ts';
import { platforms } from '../simulator/inputs.ts';
import { musicPlatforms, socialPlatforms } from './links/landing-platforms.ts';

/** The four templates of a landing page, in the order of the wizard. */
export const landingTemplates = ['music-artist', 'album-release', 'music-event', 'music-promotion'] as const;
export type LandingTemplate = (typeof landingTemplates)[number];

export const featureIcons = ['music', 'headphones', 'play', 'mic', 'album', 'ticket'] as const;
export type FeatureIcon = (typeof featureIcons)[number];

/** The verb of a row. Before the release, every row is shown as a pre-save. */
export const platformVerbs = ['listen', 'open', 'buy'] as const;
export type PlatformVerb = (typeof platformVerbs)[number];

/** The marketing tags that a page can switch on; only those that the agency configured are ever loaded, after consent. */
export const landingTags = ['googleAnalytics', 'metaPixel', 'tiktokPixel'] as const;
export type LandingTag = (typeof landingTags)[number];

/** The documented default colours. */
export const DEFAULT_PRIMARY = '#ff3366';
export const DEFAULT_SECONDARY = '#333333';

/** The most items of a section, and rows of platforms. */
export const MAX_FEATURES = 6;
export const MAX_TESTIMONIALS = 6;
export const MAX_PLATFORMS = 12;

/**
 * The fields of the whole page, step "Informations" of the wizard. Everything else about the content of a landing page is
 * derived from these declarations: types, schema, empty values, places of texts, links and pictures.
 */
const page = {
  artist: line(),
  picture: picture(),
  primary: colour(DEFAULT_PRIMARY),
  secondary: colour(DEFAULT_SECONDARY),
  /** The target of the main call to action. */
  actionLink: link('action'),
  /** The moment of the release; null: already out, or no release. */
  releaseAt: moment(),
  /** The rows that link to a streaming service or shop. */
  platforms: list(MAX_PLATFORMS, {
    platform: choice(musicPlatforms),
    verb: choice(platformVerbs),
    url: link(),
    /** The address before the release; empty: the row has no link until then. */
    presave: later(link()),
  }),
  /** Whether every device shows the rows in the editor's order; else Apple's phones show Apple Music first. */
  keepsOrder: later(toggle()),
  /** The moment and the place of the event; null and empty: the page reads them from the hero's texts. */
  event: group({ startsAt: moment(), place: line(), soldOut: toggle() }),
};
const pageTexts = {
  title: line(),
  description: text(),
  /** The words of the main call to action. */
  action: line(),
};

/** The sections, in the order of the wizard and of the page. Each can be switched off. */
const sections = {
  hero: section(group({ title: line(), subtitle: text(), button: line() }), {
    heroLink: link('hero.button'),
  }),
  features: section(itemTexts({ title: line(), description: text() }), {
    features: list(MAX_FEATURES, { icon: choice(featureIcons) }),
  }),
  testimonials: section(itemTexts({ quote: text() }), {
    testimonials: list(MAX_TESTIMONIALS, { name: line(), picture: picture() }),
  }),
  call: section(group({ title: line(), description: text(), button: line() }), {
    callLink: link('call.button'),
  }),
  // Empty texts are replaced by those of the dictionary. The form asks for personal data, so it is off until an editor switches
  // it on.
  form: section(
    later(group({ title: line(), description: text(), button: line() })),
    /** The platform of the campaign that the page belongs to: a lead of the form is stored with it. */
    { formPlatform: later(choice(platforms)) },
    later(toggle()),
  ),
  /** An empty address: the network is not shown. */
  social: section(group({ title: line() }), { social: each(socialPlatforms, link()) }),
};

/** The fields of the step "Publication". */
const publication = {
  tags: each(landingTags, toggle()),
  /** Whether the page is for people under 15, who cannot consent alone: then no advertising tag is loaded, and no act is sent. */
  isForYoung: later(toggle()),
  /** The redirect target once the page is no longer online; empty: the home page of the site. */
  afterEnd: later(link()),
};

/** The declared fields of a landing page: those that all languages share, and those of each language. */
export const landingFields = {
  shared: { ...page, ...sharedFields(sections), ...publication },
  texts: { ...pageTexts, ...textFields(sections) },
};

export type LandingSection = keyof typeof sections;
const landingSections = Object.keys(sections) as LandingSection[];

/** The section of each field that belongs to a section, by the field's name. */
export const sectionsByField: ReadonlyMap<string, LandingSection> = new Map(
  landingSections.flatMap((name) =>
    [name, ...Object.keys(sections[name].shared)].map((field): [string, LandingSection] => [field, name]),
  ),
);

/** Whether the wizard asks for a shared field in its step "Publication". */
export const isOfPublication = (name: string): boolean => Object.hasOwn(publication, name);

/** The content that all languages of a page share. Addresses are `https:`, or empty; moments are epoch milliseconds. */
export interface LandingShared extends ValuesOf<typeof landingFields.shared> {}
export type PlatformLink = LandingShared['platforms'][number];

/** The texts of a page in one language: plain text, line breaks in the long ones. Items are keyed by their identifiers. */
export interface LandingTexts extends ValuesOf<typeof landingFields.texts> {}

/** The content of a page: its draft, or one of its versions, which never change. */
export interface LandingContent {
  /** Version of the shape of this object, for later migrations. */
  schema: 1;
  shared: LandingShared;
  /** The languages that the page has; at least one. */
  texts: Partial<Record<Locale, LandingTexts>>;
}

/** The sections that a template renders, in the order of the page: only the promotion has a form. */
export const sectionsOf = (template: LandingTemplate): readonly LandingSection[] =>
  template === 'music-promotion' ? landingSections : landingSections.filter((name) => name !== 'form');

/** Whether a page shows its form. */
export const hasForm = (page: {
  template: LandingTemplate;
  shared: Pick<LandingShared, 'sections'>;
}): boolean => sectionsOf(page.template).includes('form') && page.shared.sections.form;

/** The empty texts of a new language. */
export const emptyTexts = (): LandingTexts => emptyOf(landingFields.texts);

/** The content of a page that was just created, in one language. */
export const newContent = (locale: Locale, title: string): LandingContent => ({
  schema: 1,
  shared: emptyOf(landingFields.shared),
  texts: { [locale]: { ...emptyTexts(), title } },
});
