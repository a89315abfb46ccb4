import { z } from 'zod';
import { landingChannels, landingVariants } from '../../domain/landing/counts/landing-count.ts';
import { landingTargets } from '../../domain/landing/counts/landing-target.ts';
import { landingParts, landingSorts, landingStates } from '../../domain/landing/landing-list.ts';
import { landingTemplates } from '../../domain/landing/landing-page.ts';
import { landingProblemCodes, OVERRULE_REASON } from '../../domain/landing/landing-problem.ts';
import { brokenVerdicts } from '../../domain/landing/links/watched-link.ts';
import { orders, SEARCH_MAX_LENGTH } from '../../domain/list/list-parameters.ts';
import { locales } from '../../domain/locale/locale.ts';
import { abortWith } from '../../domain/text/abort-with.ts';
import { MediaDto, MediaFileDto } from '../media.ts';
import { day, Paging, pageOf } from '../paging.ts';
import { DraftAnswerSummary } from './draft-answer.ts';
import { LandingContent } from './landing-content.ts';

/**
 * Landing pages. Times in responses are ISO 8601 in UTC, except inside the content, whose moments are epoch milliseconds. Days are
 * the agency's.
 */

const locale = z.enum(locales);
const template = z.enum(landingTemplates, 'landing_template');
/** A moment as epoch milliseconds; null: no moment. */
const moment = z.int().min(0).max(8.64e15).nullable();
/** The draft's version, which grows with each save. */
const version = z.int32().min(1);

/** `POST /api/landing-pages`. Without a title, the page is called "Sans Titre". */
export const LandingCreation = z.object({
  title: z.string().trim().max(120, 'too_long').default(''),
  template,
  /** The first language of the page. */
  locale: locale.default('fr'),
});
export type LandingCreation = z.infer<typeof LandingCreation>;
export const LandingCreated = z.object({ id: z.string(), version });
export type LandingCreated = z.infer<typeof LandingCreated>;

/** `PUT /api/landing-pages/{id}`: the whole content, which replaces draft version `version`. */
export const LandingChange = z.object({ version, content: LandingContent, template: template.optional() });
export type LandingChange = z.infer<typeof LandingChange>;

/**
 * `updatedBy` is the account's name or e-mail address; null: a sample, or a deleted account. `content` is the stored content, with the
 * typography of its texts corrected.
 */
export const LandingSaved = z.object({
  version,
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
  content: LandingContent,
});
export type LandingSaved = z.infer<typeof LandingSaved>;

/** `GET /api/landing-pages`. */
export const LandingQuery = z
  .object({
    /** Part of a title, of the artist's name, or of a current or former address. */
    q: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
    template: template.optional(),
    /** A published language; for a page that is not published, a language with texts. */
    language: locale.optional(),
    state: z.enum(landingParts).optional(),
    sort: z.enum(landingSorts).default('created'),
    order: z.enum(orders).default('desc'),
  })
  .extend(Paging.shape);
export type LandingQuery = z.infer<typeof LandingQuery>;
/** The filter of the rows and of the counts of all states. */
export type LandingFilter = Pick<LandingQuery, 'q' | 'template' | 'language'>;

/** Picture of a row: the smallest file of the library, its colour until it is loaded, and its focal point. */
export const LandingThumbnail = MediaFileDto.extend({
  colour: z.string().nullable(),
  focal: MediaDto.shape.focal,
});
export type LandingThumbnail = z.infer<typeof LandingThumbnail>;

const Schedule = z.object({
  /** The moment from which the newest publication is online; null: never published, or unpublished. */
  publishAt: z.string().nullable(),
  /** When the page ends; null: never. */
  unpublishAt: z.string().nullable(),
});

const Summary = Schedule.extend({
  id: z.string(),
  title: z.string(),
  template,
  state: z.enum(landingStates),
  /** The published languages; for a page that is not published, those with texts. */
  languages: z.array(locale),
  /** Null: never published. */
  slug: z.string().nullable(),
  /** Absolute address in the first published language; null while the page is not live. */
  url: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Null: not deleted. */
  deletedAt: z.string().nullable(),
  /** Whether the draft differs from the newest published version. */
  changed: z.boolean(),
  version,
  demo: z.boolean(),
});

export const LandingItem = Summary.extend({
  /** Views and first clicks since the page was created. */
  visits: z.int(),
  conversions: z.int(),
  /** Number of links of the online page that the monthly check found broken. */
  brokenLinks: z.int(),
  /** The artists' answers to the draft. */
  answers: DraftAnswerSummary,
  /** Null: the draft has no picture, or it is not ready. */
  picture: LandingThumbnail.nullable(),
});
export type LandingItem = z.infer<typeof LandingItem>;

/** `counts`: pages of each part that match the rest of the filter; `all` excludes deleted ones. */
export const LandingPageList = pageOf(LandingItem).extend({
  /** When the next scheduled page is published or expires; null: no page is scheduled. */
  nextChange: z.string().nullable(),
  counts: z.object({
    all: z.int(),
    draft: z.int(),
    live: z.int(),
    scheduled: z.int(),
    ended: z.int(),
    deleted: z.int(),
  }),
});
export type LandingPageList = z.infer<typeof LandingPageList>;

/** A published version, without its content. */
export const LandingVersionSummary = z.object({
  number: z.int32(),
  template,
  languages: z.array(locale),
  /** Name or e-mail address of the account; null: a sample, or a deleted account. */
  by: z.string().nullable(),
  at: z.string(),
});
export type LandingVersionSummary = z.infer<typeof LandingVersionSummary>;

/** `GET /api/landing-pages/{id}/versions`: newest first. Versions are never changed. */
export const LandingVersions = z.object({ versions: z.array(LandingVersionSummary) });
export type LandingVersions = z.infer<typeof LandingVersions>;

/** `GET /api/landing-pages/{id}/versions/{number}`. To restore it, its content is saved as the draft. */
export const LandingVersion = LandingVersionSummary.extend({ content: LandingContent });
export type LandingVersion = z.infer<typeof LandingVersion>;

/** A link of the online page that is dead, was moved, or is in a private network. */
export const BrokenLinkDto = z.object({
  url: z.string(),
  verdict: z.enum(brokenVerdicts),
  /** The new address of a moved link, in its canonical form. */
  movedTo: z.string().nullable(),
  checkedAt: z.string(),
});
export type BrokenLinkDto = z.infer<typeof BrokenLinkDto>;

/** `GET /api/landing-pages/{id}`; also `current` of a conflict. */
export const LandingDetail = Summary.extend({
  content: LandingContent,
  updatedBy: z.string().nullable(),
  /** The version that is online or scheduled; null: never published, or unpublished. */
  live: LandingVersionSummary.nullable(),
  /** The newest published version, also of an unpublished page; null: never published. */
  newest: LandingVersionSummary.nullable(),
  /** Addresses of each published language while the page is live. */
  urls: z.partialRecord(locale, z.string()),
  /** Former slugs, which redirect to the current one. */
  oldSlugs: z.array(z.string()),
  /** Number of valid secret links to the draft. */
  previews: z.int(),
  brokenLinks: z.array(BrokenLinkDto),
  /** Number of valid secret links to the figures. */
  figureLinks: z.int(),
});
export type LandingDetail = z.infer<typeof LandingDetail>;

/** `POST /api/landing-pages/{id}/publish`: `version` is the draft that the editor saw. */
export const LandingPublication = z.object({
  version,
  /**
   * The online version that the editor saw, null before the first; absent: any. A different one is a conflict.
   */
  live: version.nullable().optional(),
  /** The languages that are online from then on. */
  locales: z
    .array(locale)
    .min(1, 'landing_locales')
    .max(locales.length, abortWith())
    .refine((list) => new Set(list).size === list.length, 'landing_locales'),
  /** Absent or null: at once. Until then, the live version stays online. */
  publishAt: moment.optional(),
  unpublishAt: moment.optional(),
  /** Absent: the current slug; at the first publication, one made from the title. */
  slug: z.string().trim().max(120, 'too_long').optional(),
  /** The reason to publish in spite of dead links. It is logged. */
  reason: z.string().trim().max(OVERRULE_REASON, 'too_long').optional(),
});
export type LandingPublication = z.infer<typeof LandingPublication>;
export const LandingPublished = z.object({
  /** Absolute address in the first published language. */
  url: z.string(),
  urls: z.partialRecord(locale, z.string()),
  slug: z.string(),
  state: z.enum(landingStates),
  number: z.int32(),
});
export type LandingPublished = z.infer<typeof LandingPublished>;

/** A finding of the check. `field` is a path in the content, such as `shared.platforms.ab12cd34.url`. */
export const LandingProblem = z.object({
  code: z.enum(landingProblemCodes),
  locale: locale.nullable(),
  field: z.string().nullable(),
  /** The value that the message shows: an address, a count, a colour, a platform; null: no value. */
  value: z.string().nullable(),
});
export type LandingProblem = z.infer<typeof LandingProblem>;

/** `POST /api/landing-pages/{id}/check`: checks the stored draft in the languages to publish (empty: all with texts). */
export const LandingCheckRequest = z.object({ locales: z.array(locale).max(locales.length) });
export const LandingCheck = z.object({
  /** The draft that was checked. */
  version,
  /** They block publishing. */
  errors: z.array(LandingProblem),
  /** They require a confirmation. */
  warnings: z.array(LandingProblem),
  /** Contrast ratios of the two colours with the text on them (black or white), and with each other. */
  contrast: z.object({ primary: z.number(), secondary: z.number(), between: z.number() }),
  /**
   * Bytes of the heaviest language (HTML and styles, compressed) and of the largest file of its picture that a browser
   * fetches; null: no picture, or a server that does not render pages.
   */
  weight: z.object({ page: z.int().nullable(), picture: z.int().nullable() }),
});
export type LandingCheck = z.infer<typeof LandingCheck>;

/** `GET /api/landing-pages/{id}/qr`: a QR code of `size` modules a side, margin included; `path` has the dark ones, for SVG. */
export const LandingQr = z.object({ url: z.string(), size: z.int(), path: z.string() });
export type LandingQr = z.infer<typeof LandingQr>;

/** `GET /api/landing-pages/{id}/counts`; absent days: the last 30. */
export const LandingCountsQuery = z.object({
  from: day('date_error').optional(),
  until: day('date_error').optional(),
});
const Figures = z.object({ visits: z.int(), conversions: z.int(), clicks: z.int() });
export const LandingCounts = z.object({
  /** First and last day, both included. */
  from: z.string(),
  until: z.string(),
  total: Figures,
  /** Every day of the period, also those without a visit. */
  days: z.array(Figures.extend({ day: z.string() })),
  /** The channels that have a count, the most visits first. */
  channels: z.array(Figures.extend({ channel: z.enum(landingChannels) })),
  locales: z.array(Figures.extend({ locale })),
  /** Empty without a test. */
  variants: z.array(Figures.extend({ variant: z.enum(landingVariants) })),
  /** The most clicks first. */
  targets: z.array(z.object({ target: z.enum(landingTargets), clicks: z.int(), conversions: z.int() })),
});
export type LandingCounts = z.infer<typeof LandingCounts>;

/**
 * `POST /api/landing-pages/{id}/republish`: publishes a version again. Without moments, it is online from now until the end of the
 * page.
 */
export const LandingReturn = z.object({
  number: version,
  publishAt: moment.optional(),
  unpublishAt: moment.optional(),
  /** The version that is online until `publishAt`. */
  previous: z
    .object({ number: version, until: z.int().min(0).max(8.64e15) })
    .nullable()
    .optional(),
});
export type LandingReturn = z.infer<typeof LandingReturn>;

/** Response of `DELETE` and of a restore: the new state of the page. */
export const LandingAnswer = z.object({ page: LandingDetail });
export type LandingAnswer = z.infer<typeof LandingAnswer>;

/**
 * Response of an unpublication and of `republish`: the new state of the page, and the `republish` request that undoes the change;
 * null: no version was online or scheduled.
 */
export const LandingMove = LandingAnswer.extend({ before: LandingReturn.nullable() });
export type LandingMove = z.infer<typeof LandingMove>;
