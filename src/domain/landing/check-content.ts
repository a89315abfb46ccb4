import { contrast } from '../colour/contrast.ts';
import { placesIn } from '../documents/places.ts';
import type { Locale } from '../locale/locale.ts';
import { languagesOf } from './landing-content.ts';
import { type LandingContent, type LandingShared, type LandingTexts, landingFields } from './landing-page.ts';
import { shownPlaces, textPaths } from './landing-places.ts';
import type { LandingProblem, LandingProblemCode } from './landing-problem.ts';
import { releaseStage } from './landing-stage.ts';
import { isHttpsLink } from './links/landing-link.ts';
import { isComing, isEarly, waitingRows } from './links/release-links.ts';

/** The facts of a picture that the check reads. */
export interface CheckedPicture {
  state: 'processing' | 'ready' | 'failed';
  alt: Readonly<Partial<Record<Locale, string>>>;
  decorative: boolean;
}

/** In characters, as search engines and networks advise: they cut off longer texts. */
const TITLE_ADVICE = 60;
const DESCRIPTION_ADVICE = 160;
/** Minimum contrast ratio of the two colours. Below it, shapes are hard to distinguish, and templates draw a line between them. */
const COLOURS_APART = 1.6;

const problem = (
  code: LandingProblemCode,
  field: string | null = null,
  locale: Locale | null = null,
  value: string | null = null,
): LandingProblem => ({ code, field, locale, value });

/**
 * Returns the problems of a content for its publication in some languages, without requests to other servers. Sections that are
 * switched off are not checked. `now` is in epoch milliseconds.
 */
export function checkContent(
  content: LandingContent,
  languages: readonly Locale[],
  pictures: ReadonlyMap<string, CheckedPicture>,
  now: number,
): LandingProblem[] {
  const { shared } = content;
  const problems: LandingProblem[] = [];
  if (shared.artist.trim() === '') problems.push(problem('artist_missing', 'shared.artist'));
  problems.push(...linkProblems(shared, now), ...pictureProblems(shared, languages, pictures));
  if (contrast(shared.primary, shared.secondary) < COLOURS_APART)
    problems.push(problem('colours_close', 'shared.secondary'));
  if (shared.releaseAt !== null && shared.releaseAt <= now)
    problems.push(problem('release_past', 'shared.releaseAt'));
  if (shared.event.startsAt !== null && shared.event.startsAt <= now)
    problems.push(problem('event_past', 'shared.event.startsAt'));
  for (const locale of languages) {
    const texts = content.texts[locale];
    if (texts) problems.push(...textProblems(content, texts, locale));
    else problems.push(problem('language_missing', null, locale));
  }
  return problems;
}

/** The only link that the page does not show. */
const AFTER_END = 'shared.afterEnd';

/** A filled link of a content, with its field. */
interface FieldLink {
  field: string;
  url: string;
  isButton: boolean;
}

/**
 * Returns the filled links that a page uses at a moment or later, buttons first. Before the release they include the pre-save
 * addresses, which are not used after it.
 */
export function typedLinks(shared: LandingShared, now: number): FieldLink[] {
  const isBefore = releaseStage(shared, now) === 'before';
  const links = shownPlaces(shared).flatMap(({ path, field, value }) => {
    if (field.kind !== 'link' || (value as string).trim() === '') return [];
    if (path.endsWith('.presave') && !isBefore) return [];
    return [{ field: path, url: value as string, isButton: field.words !== undefined }];
  });
  // The buttons first, as the page shows them.
  return [...links.filter(({ isButton }) => isButton), ...links.filter(({ isButton }) => !isButton)];
}

/** Returns the links that a page uses at a moment: without those that it uses only from the release on. */
export const shownLinks = (shared: LandingShared, now: number): FieldLink[] =>
  typedLinks(shared, now).filter(
    ({ field, url }) => field.endsWith('.presave') || !isComing(shared, now, url),
  );

function linkProblems(shared: LandingShared, now: number): LandingProblem[] {
  const filled = typedLinks(shared, now);
  const emptyRows = shared.platforms.filter(({ url }) => url.trim() === '');
  return [
    ...(filled.every(({ field }) => field === AFTER_END) && !shared.sections.form
      ? [problem('no_link', 'shared.actionLink')]
      : []),
    ...filled
      .filter(({ url }) => !isHttpsLink(url.trim()))
      .map(({ field, url }) => problem('link_invalid', field, null, url.slice(0, 200))),
    ...emptyRows.map(({ id }) => problem('button_incomplete', `shared.platforms.${id}.url`)),
    ...filled
      .filter(({ isButton, url }) => isButton && isEarly(shared, now, url))
      .map(({ field }) => problem('button_early', field)),
    ...waitingRows(shared, now).map(({ id }) => problem('presave_missing', `shared.platforms.${id}.presave`)),
  ];
}

function pictureProblems(
  shared: LandingShared,
  languages: readonly Locale[],
  pictures: ReadonlyMap<string, CheckedPicture>,
): LandingProblem[] {
  const problems = shownPlaces(shared).flatMap(({ path: field, field: { kind }, value: id }) => {
    if (kind !== 'picture' || typeof id !== 'string' || id === '') return [];
    const picture = pictures.get(id);
    if (!picture || picture.state === 'failed') return [problem('picture_missing', field)];
    if (picture.state === 'processing') return [problem('picture_processing', field)];
    if (picture.decorative) return [];
    return languages
      .filter((locale) => !picture.alt[locale]?.trim())
      .map((locale) => problem('alt_missing', field, locale));
  });
  return shared.picture ? problems : [...problems, problem('share_picture_missing', 'shared.picture')];
}

function textProblems(content: LandingContent, texts: LandingTexts, locale: Locale): LandingProblem[] {
  const { shared } = content;
  const at = (field: string) => `texts.${locale}.${field}`;
  const problems: LandingProblem[] = [];
  const say = (code: LandingProblemCode, field: string, value: string | null = null) =>
    problems.push(problem(code, at(field), locale, value));

  const title = texts.title.trim();
  if (title === '') say('title_missing', 'title');
  if ([...title].length > TITLE_ADVICE) say('title_long', 'title', String([...title].length));
  const description = texts.description.trim();
  if (description === '') say('description_missing', 'description');
  if ([...description].length > DESCRIPTION_ADVICE)
    say('description_long', 'description', String([...description].length));

  const own = writtenIn(texts);
  for (const { field, value } of shownPlaces(shared))
    if (
      field.kind === 'link' &&
      field.words &&
      ((value as string).trim() === '') === Boolean(own.get(field.words))
    )
      say('button_incomplete', field.words);

  const others = languagesOf(content).flatMap((other) => {
    const theirs = other === locale ? undefined : content.texts[other];
    return theirs ? [writtenIn(theirs)] : [];
  });
  for (const field of textPaths(shared))
    if (
      !own.get(field) &&
      others.some((written) => written.get(field)) &&
      !problems.some((one) => one.field === at(field))
    )
      say('text_missing', field);
  return problems;
}

/** The texts of a language by their paths, without spaces around them. */
const writtenIn = (texts: LandingTexts): ReadonlyMap<string, string> =>
  new Map(placesIn(landingFields.texts, texts).map(({ path, value }) => [path, String(value ?? '').trim()]));
