import type { Locale } from '../locale/locale.ts';

/** Findings that block publishing. */
export const landingErrors = [
  /** A language to publish has no texts. */
  'language_missing',
  'title_missing',
  'artist_missing',
  /** A link is not a complete `https:` address. */
  'link_invalid',
  /** The host of a link is inside a private network. */
  'link_private',
  /** The server of a link responds that the page does not exist, or the server itself does not exist. */
  'link_dead',
  /** A picture is not in the library any more, or its resizing failed. */
  'picture_missing',
  'picture_processing',
  /** A picture has no alternative text in a language to publish, and is not decorative. */
  'alt_missing',
] as const;

/** Errors that an editor may overrule with a reason: another server caused them, or this server could not reach it. */
export const overruledErrors: readonly LandingProblemCode[] = ['link_private', 'link_dead'];

/** The maximum length of such a reason, in characters. The reason is logged. */
export const OVERRULE_REASON = 200;

/** Findings that require a confirmation. */
const landingWarnings = [
  /** A text that another language has is missing. */
  'text_missing',
  /** A link could not be judged: its server is slow, refuses programs or has an error. */
  'link_unsure',
  /** Links could not be checked, since this server reaches no other server. */
  'link_unchecked',
  /** The address of a release that is not out yet does not exist yet. */
  'link_early',
  /** The link of a sample page is fictitious. */
  'link_sample',
  /** A button opens a page of a row's platform before the release: a single that is out, or the release at another address. */
  'button_early',
  /** A platform has no pre-save address: its row has no link until the release. */
  'presave_missing',
  /** A button has words and no link, or a link and no words. */
  'button_incomplete',
  /** The page has no link, so it cannot have conversions. */
  'no_link',
  /** The two colours are so close that shapes are hard to distinguish. */
  'colours_close',
  'title_long',
  'description_missing',
  'description_long',
  /** The page has no picture, so networks show the site's generated card. */
  'share_picture_missing',
  /** The page in a language, its picture, or the picture that networks show is heavier than its budget. */
  'page_heavy',
  'picture_heavy',
  'share_picture_heavy',
  /** A tag is switched on that the agency has not configured. */
  'tag_not_configured',
  /** The moment of the release or of the event has passed. */
  'release_past',
  'event_past',
  /** Fans wait for a release whose moment has passed: their reminders leave when the page is published. */
  'fans_at_once',
  /** Fans were told another date than the draft's: they can be told of it once the page is published. */
  'fans_moved',
  /** It passed so long ago that they are not sent. */
  'fans_too_late',
  /** Fans chose a platform to which the page has no link. */
  'fans_without_link',
] as const;

export const landingProblemCodes = [...landingErrors, ...landingWarnings] as const;
export type LandingProblemCode = (typeof landingProblemCodes)[number];

/** A finding of the check. `field` is a path in the content; the message shows `value`. */
export interface LandingProblem {
  code: LandingProblemCode;
  locale: Locale | null;
  field: string | null;
  value: string | null;
}
