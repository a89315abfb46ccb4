import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import { splitDate } from '../../domain/landing/event-words.ts';
import type { LandingTemplate } from '../../domain/landing/landing-page.ts';
import { type MeasuredTitle, measureTitle, textWidth } from '../../domain/landing/measure-title.ts';
import { dayWithYear } from '../../i18n/landing/landing-texts.ts';

/** Letter spacing of each template's title in em. Must equal the value in its style sheet. */
const spacing: Record<LandingTemplate, number> = {
  'music-artist': -0.055,
  'album-release': -0.045,
  'music-event': -0.052,
  'music-promotion': -0.045,
};

/** The box into which each template's title must fit on a phone of 390 x 844 px, in px. */
const rooms: Record<LandingTemplate, Omit<Parameters<typeof measureTitle>[1], 'spacing'>> = {
  'music-artist': { width: 358, height: 252, leading: 0.8, most: 190, least: 34, rows: 5 },
  'album-release': { width: 350, height: 125, leading: 0.96, most: 112, least: 34, rows: 5 },
  'music-event': { width: 358, height: 150, leading: 0.87, most: 210, least: 28, rows: 5 },
  'music-promotion': { width: 350, height: 240, leading: 0.96, most: 150, least: 34, rows: 6 },
};

/** The box of a name on a screen of 1440 x 900 px, in px, for the templates that set it across the whole width. */
const wideRooms: Partial<typeof rooms> = {
  'music-artist': { width: 1376, height: 340, leading: 0.84, most: 248, least: 60, rows: 3 },
  'music-event': { width: 1376, height: 234, leading: 0.87, most: 142, least: 60, rows: 3 },
};

/** The name or title that a template shows largest. */
const largestText = ({ template, shared, texts }: LandingView): string => {
  const [artist, title] = [shared.artist.trim(), texts.title.trim()];
  return template === 'music-artist' || template === 'music-event' ? artist || title : title || artist;
};

/** Returns the lines of a page's title on a phone, and their widths in em. */
export const measuredTitle = (view: LandingView): MeasuredTitle =>
  measureTitle(largestText(view), { ...rooms[view.template], spacing: spacing[view.template] });

/** The same on a wide screen; `undefined` for templates that keep the lines of a phone. */
export const wideTitle = (view: LandingView): MeasuredTitle | undefined => {
  const room = wideRooms[view.template];
  return room && measureTitle(largestText(view), { ...room, spacing: spacing[view.template] });
};

/** The date of an event as it is shown: the numeral, and the words that are set vertically beside it. */
export function shownDate({ shared, texts, locale }: LandingView): { day: string; rest: string } {
  const written = shared.sections.hero ? texts.hero.title.trim() : '';
  if (written !== '') return splitDate(written);
  return shared.event.startsAt === null
    ? { day: '', rest: '' }
    : splitDate(dayWithYear(locale, shared.event.startsAt));
}

/** Letter spacing of the numeral and of the month in em. Must equal the values in the style sheet. */
const [DAY_SPACING, REST_SPACING] = [-0.045, -0.036];

/**
 * Returns the measures that the style sheet of a template reads, by the names of their CSS variables without the two
 * dashes.
 */
export function measures(view: LandingView): Record<string, string> {
  const { lines, widest, whole, word } = measuredTitle(view);
  const wide = wideTitle(view);
  const em = (width: number) => String(Math.max(0.4, Math.round(width * 100) / 100));
  const own = {
    w1: em(widest),
    w2: em(whole),
    word: em(word),
    rows: String(lines.length),
    ...(wide && { 'wide-w1': em(wide.widest), 'wide-rows': String(wide.lines.length) }),
  };
  if (view.template !== 'music-event') return own;
  const { day, rest } = shownDate(view);
  return { ...own, wd: em(textWidth(day, DAY_SPACING)), wm: em(textWidth(rest, REST_SPACING)) };
}
