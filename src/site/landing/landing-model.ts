import type { LandingFormAnswer, ReminderAnswer } from '../../contracts/site.ts';
import type { ConformityState } from '../../domain/accessibility/conformity.ts';
import type { LandingPicture, LandingView } from '../../domain/landing/counts/landing-view.ts';
import { hasForm, type PlatformLink } from '../../domain/landing/landing-page.ts';
import {
  type Countdown,
  countdown,
  type EventStage,
  eventStage,
  type ReleaseStage,
  releaseStage,
} from '../../domain/landing/landing-stage.ts';
import { isHttpsLink } from '../../domain/landing/links/landing-link.ts';
import { type SocialPlatform, socialPlatforms } from '../../domain/landing/links/landing-platforms.ts';
import { platformName } from '../../domain/landing/links/platforms.ts';
import { type Player, playerOf } from '../../domain/landing/links/players.ts';
import { buttonAddress, rowHref } from '../../domain/landing/links/release-links.ts';
import { momentsOf, type ReminderMoment } from '../../domain/reminder/reminder.ts';
import { fill, pluralForm } from '../../i18n/format.ts';
import { dayAndMonth, hourOf, type LandingWords, landingTexts } from '../../i18n/landing/landing-texts.ts';

/** The parts of a page around the content. */
export interface LandingFrame {
  /** Name of the agency, for its signature. */
  brand: string;
  /** The state of the accessibility statement, which the footer names. */
  conformity: ConformityState;
  statementHref: string;
  /** Addresses of the agency's pages in the language of the page. */
  agencyHref: string;
  cookiesHref: string;
  legalHref: string;
  /** The form that reports this page as illegal. */
  reportHref: string;
  privacyHref: string;
  /** Address of the calendar file; empty: no file. */
  calendarHref: string;
  /** The outcome of the page's form; absent: it was not sent. */
  sent?: LandingFormAnswer['outcome'] | undefined;
  /** Whether the site can send reminders: a mail server is set. */
  reminds: boolean;
  /** The public key of reminders by notification; absent: none is offered. */
  reminderKey?: string | undefined;
  /** The answer to the form of the reminder; absent: it was not sent. */
  reminded?: ReminderAnswer | undefined;
}

/** A text with a link; without an address it is rendered as plain text. */
export interface Way {
  text: string;
  href: string | undefined;
}

export interface PlatformRow extends Way {
  id: string;
  platform: PlatformLink['platform'];
  /** The verb of the link; in a row without a link before the release, the day of the release. */
  verb: string;
}

/** All data that the four templates show, computed once from a view. */
export interface LandingModel extends LandingFrame {
  view: LandingView;
  t: LandingWords;
  artist: string;
  title: string;
  stage: { release: ReleaseStage; event: EventStage };
  /** The texts of the section "hero"; empty where it is off, or where they repeat title or artist. */
  hero: { title: string; subtitle: string };
  /** The main action. */
  action: Way;
  /** A second, less prominent link; undefined where it has no text, no address or the address of the action. */
  second: Way | undefined;
  /** The button of the call. */
  callAction: Way;
  /** The form; undefined where the template has no form, or it is off. */
  form: { title: string; description: string; button: string; outcome: LandingFrame['sent'] } | undefined;
  /** The form of the reminder; undefined where no release is ahead. */
  reminder:
    | {
        releaseAt: number;
        moments: readonly ReminderMoment[];
        platforms: { platform: PlatformLink['platform']; name: string }[];
        answer: ReminderAnswer | undefined;
      }
    | undefined;
  picture: LandingPicture | undefined;
  features: {
    id: string;
    icon: LandingView['shared']['features'][number]['icon'];
    title: string;
    text: string;
  }[];
  quotes: { id: string; quote: string; name: string; picture: LandingPicture | undefined }[];
  rows: PlatformRow[];
  networks: { network: SocialPlatform; name: string; href: string }[];
  player: Player | undefined;
}

const networkNames: Record<SocialPlatform, string> = {
  spotify: 'Spotify',
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};

/** Returns an address to which a page may link, trimmed; `undefined` for all but `https:`. */
const led = (link: string): string | undefined => (isHttpsLink(link.trim()) ? link.trim() : undefined);

/** Computes the data of a page's sections. Sections that are switched off are empty. */
export function landingModel(view: LandingView, frame: LandingFrame): LandingModel {
  const { shared, texts, now } = view;
  const t = landingTexts[view.locale];
  const stage = { release: releaseStage(shared, now), event: eventStage(shared, now) };
  const artist = shared.artist.trim() || texts.title.trim();
  const networks = shared.sections.social
    ? socialPlatforms.flatMap((network) => {
        const href = led(shared.social[network]);
        return href ? [{ network, name: networkNames[network], href }] : [];
      })
    : [];
  // After its release, a page no longer asks to save the title in advance, even if its typed text does.
  const isOfRelease = view.template === 'album-release' || view.template === 'music-promotion';
  const released = isOfRelease && stage.release === 'out';
  const words = (typed: string) => (released ? t.verbs.listen : typed.trim());
  // The page of an event has no release.
  const release = view.template === 'music-event' ? 'none' : stage.release;
  const button = (text: string, link: string): Way => {
    const { href, isPresave } = buttonAddress(shared, release, link);
    // Before the release, a button without a pre-save address is left out: its target does not exist yet.
    if (!href) return { href, text: led(link) ? '' : text };
    return { href, text: isPresave && text !== '' ? t.verbs.presave : text };
  };
  const action = button(words(texts.action), shared.actionLink);
  const second = button(texts.hero.button.trim(), shared.heroLink);
  const isSecond = shared.sections.hero && second.text !== '' && second.href && second.href !== action.href;
  const heroText = (typed: string) => {
    const text = typed.trim();
    return shared.sections.hero && text !== texts.title.trim() && text !== artist ? text : '';
  };
  const rows = rowsOf(view, t, stage.release);
  return {
    ...frame,
    view,
    t,
    artist,
    title: texts.title.trim() || artist,
    stage,
    hero: { title: heroText(texts.hero.title), subtitle: heroText(texts.hero.subtitle) },
    action: action.text === '' && action.href ? { ...action, text: t.verbs.listen } : action,
    second: isSecond ? second : undefined,
    callAction: button(words(texts.call.button), led(shared.callLink) ?? shared.actionLink),
    form: hasForm(view)
      ? {
          title: texts.form.title.trim() || t.form.title,
          description: texts.form.description.trim(),
          button: texts.form.button.trim() || t.form.send,
          outcome: frame.sent,
        }
      : undefined,
    reminder: reminderOf(view, frame),
    picture: shared.picture === null ? undefined : view.pictures[shared.picture],
    features: shared.sections.features
      ? shared.features.flatMap(({ id, icon }) => {
          const { title = '', description = '' } = texts.features[id] ?? {};
          return title.trim() + description.trim() === ''
            ? []
            : [{ id, icon, title: title.trim(), text: description.trim() }];
        })
      : [],
    quotes: shared.sections.testimonials
      ? shared.testimonials.flatMap(({ id, name, picture }) => {
          const quote = texts.testimonials[id]?.quote.trim() ?? '';
          return quote === ''
            ? []
            : [{ id, quote, name, picture: picture === null ? undefined : view.pictures[picture] }];
        })
      : [],
    rows,
    networks,
    player: playerOf(view),
  };
}

/**
 * The rows of platforms, in the page's own order. Before the release each row is a pre-save link, or shows the day of
 * the release.
 */
function rowsOf({ locale, shared }: LandingView, t: LandingWords, stage: ReleaseStage): PlatformRow[] {
  const { releaseAt } = shared;
  return shared.platforms.flatMap((row) => {
    const { id, platform, verb, url } = row;
    const href = rowHref(row, stage);
    const known = href ?? (stage === 'before' ? led(url) : undefined);
    if (!known) return [];
    const text = platformName(platform) ?? new URL(known).hostname.replace(/^www\./, '');
    const presave = href
      ? t.verbs.presave
      : fill(t.date.from, { day: releaseAt === null ? '' : dayAndMonth(locale, releaseAt) });
    return [{ id, platform, text, href, verb: stage === 'before' ? presave : t.verbs[verb] }];
  });
}

/** The form of the reminder, before a release; also right after it, for the answer to a form that was sent before. */
function reminderOf(view: LandingView, { reminds, reminded }: LandingFrame): LandingModel['reminder'] {
  const { releaseAt, platforms } = view.shared;
  const isOpen = reminded !== undefined || (reminds && releaseStage(view.shared, view.now) === 'before');
  if (view.template === 'music-event' || releaseAt === null || !isOpen) return undefined;
  return {
    releaseAt,
    moments: momentsOf(releaseAt),
    platforms: platforms.flatMap(({ platform, url }) => {
      const name = led(url) && platformName(platform);
      return name ? [{ platform, name }] : [];
    }),
    answer: reminded,
  };
}

/** The countdown in large letters, and as a sentence for screen readers. */
export interface CountdownWords {
  large: string;
  sentence: string;
  /** Attributes from which the script updates the large letters. */
  data: Record<`data-${string}`, string>;
}

/** Returns the texts of the countdown to a release; `undefined` without a release date, and after it. */
export function countdownWords({ locale, shared, now }: LandingView): CountdownWords | undefined {
  if (shared.releaseAt === null || now >= shared.releaseAt) return undefined;
  const t = landingTexts[locale];
  const data = {
    'data-countdown': String(shared.releaseAt),
    'data-days': t.countdown.days,
    'data-midnight': t.countdown.midnight,
    'data-hour': hourOf(locale, shared.releaseAt),
  };
  return { ...wordsOf(locale, t, shared.releaseAt, countdown(shared.releaseAt, now)), data };
}

function wordsOf(
  locale: LandingView['locale'],
  { countdown: t }: LandingWords,
  releaseAt: number,
  left: Countdown,
): Omit<CountdownWords, 'data'> {
  if (left.kind === 'days') {
    const { days } = left;
    return { large: fill(t.days, { days }), sentence: fill(pluralForm(locale, t.left, days), { days }) };
  }
  if (left.midnight) return { large: t.midnight, sentence: t.tonight };
  const hour = hourOf(locale, releaseAt);
  return { large: hour, sentence: fill(t.at, { hour }) };
}
