import { contrast } from '../colour/contrast.ts';
import type { Locale } from '../locale/locale.ts';
import { languagesOf } from './landing-content.ts';
import { isHttpsLink } from './landing-link.ts';
import type { LandingContent, LandingShared, LandingTexts } from './landing-page.ts';
import type { LandingProblem, LandingProblemCode } from './landing-problem.ts';
import { releaseStage } from './landing-stage.ts';
import { isComing, isEarly, waitingRows } from './release-links.ts';

/** The facts of a picture that the check reads. */
export interface CheckedPicture {
  state: 'processing' | 'ready' | 'failed';
  alt: Readonly<Partial<Record<Locale, string>>>;
  decorative: boolean;
}

/** Advice of search engines and networks: longer texts are cut off. */
const TITLE_ADVICE = 60;
const DESCRIPTION_ADVICE = 160;
/** Closer colours give shapes that cannot be told apart (the templates then draw a line between them). */
const COLOURS_APART = 1.6;

const problem = (
  code: LandingProblemCode,
  field: string | null = null,
  locale: Locale | null = null,
  value: string | null = null,
): LandingProblem => ({ code, field, locale, value });

/**
 * Judges a content for its publication in some languages, without asking other servers. Sections that are switched off
 * are not judged.
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

/** The only link that no visitor of the page sees. */
const AFTER_END = 'shared.afterEnd';

/** The links of the buttons. */
const BUTTONS: ReadonlySet<string> = new Set(['shared.actionLink', 'shared.heroLink', 'shared.callLink']);

/** A link of a content, with its field. */
interface FieldLink {
  field: string;
  url: string;
}

/**
 * The links to which a page leads from a moment on, filled or not. Before the release these are also the pre-save
 * addresses, to which it leads no more afterwards.
 */
export function typedLinks(shared: LandingShared, now: number): FieldLink[] {
  const { sections } = shared;
  const isBefore = releaseStage(shared, now) === 'before';
  return [
    { field: 'shared.actionLink', url: shared.actionLink },
    ...(sections.hero ? [{ field: 'shared.heroLink', url: shared.heroLink }] : []),
    ...(sections.call ? [{ field: 'shared.callLink', url: shared.callLink }] : []),
    ...shared.platforms.flatMap(({ id, url, presave }) => [
      { field: `shared.platforms.${id}.url`, url },
      ...(isBefore && presave.trim() ? [{ field: `shared.platforms.${id}.presave`, url: presave }] : []),
    ]),
    ...(sections.social
      ? Object.entries(shared.social).map(([name, url]) => ({ field: `shared.social.${name}`, url }))
      : []),
    ...(shared.afterEnd.trim() ? [{ field: AFTER_END, url: shared.afterEnd }] : []),
  ];
}

/** The links to which a page leads at a moment: not those that wait for its release. */
export const shownLinks = (shared: LandingShared, now: number): FieldLink[] =>
  typedLinks(shared, now).filter(
    ({ field, url }) => field.endsWith('.presave') || !isComing(shared, now, url),
  );

function linkProblems(shared: LandingShared, now: number): LandingProblem[] {
  const links = typedLinks(shared, now);
  const filled = links.filter(({ url }) => url.trim() !== '');
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
      .filter(({ field, url }) => BUTTONS.has(field) && isEarly(shared, now, url))
      .map(({ field }) => problem('button_early', field)),
    ...waitingRows(shared, now).map(({ id }) => problem('presave_missing', `shared.platforms.${id}.presave`)),
  ];
}

function pictureProblems(
  shared: LandingShared,
  languages: readonly Locale[],
  pictures: ReadonlyMap<string, CheckedPicture>,
): LandingProblem[] {
  const used = [
    { field: 'shared.picture', id: shared.picture },
    ...(shared.sections.testimonials
      ? shared.testimonials.map(({ id, picture }) => ({
          field: `shared.testimonials.${id}.picture`,
          id: picture,
        }))
      : []),
  ];
  const problems = used.flatMap(({ field, id }) => {
    if (id === null || id === '') return [];
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

  const buttons = [
    { words: texts.action, link: shared.actionLink, field: 'action' },
    ...(shared.sections.hero
      ? [{ words: texts.hero.button, link: shared.heroLink, field: 'hero.button' }]
      : []),
    ...(shared.sections.call
      ? [{ words: texts.call.button, link: shared.callLink, field: 'call.button' }]
      : []),
  ];
  for (const { words, link, field } of buttons)
    if ((words.trim() === '') !== (link.trim() === '')) say('button_incomplete', field);

  const own = new Map(writtenTexts(shared, texts));
  const others = languagesOf(content).filter((other) => other !== locale);
  const written = new Set(
    others.flatMap((other) => {
      const theirs = content.texts[other];
      return theirs ? writtenTexts(shared, theirs).flatMap(([field, text]) => (text ? [field] : [])) : [];
    }),
  );
  for (const field of written)
    if (!own.get(field) && !problems.some((one) => one.field === at(field))) say('text_missing', field);
  return problems;
}

/** The texts of the sections that are shown, by their fields. */
function writtenTexts(shared: LandingShared, texts: LandingTexts): [string, string][] {
  const { sections } = shared;
  const all: [string, string][] = [
    ['title', texts.title],
    ['description', texts.description],
    ['action', texts.action],
  ];
  if (sections.hero)
    all.push(
      ['hero.title', texts.hero.title],
      ['hero.subtitle', texts.hero.subtitle],
      ['hero.button', texts.hero.button],
    );
  if (sections.features)
    for (const { id } of shared.features)
      all.push(
        [`features.${id}.title`, texts.features[id]?.title ?? ''],
        [`features.${id}.description`, texts.features[id]?.description ?? ''],
      );
  if (sections.testimonials)
    for (const { id } of shared.testimonials)
      all.push([`testimonials.${id}.quote`, texts.testimonials[id]?.quote ?? '']);
  if (sections.call)
    all.push(
      ['call.title', texts.call.title],
      ['call.description', texts.call.description],
      ['call.button', texts.call.button],
    );
  if (sections.form)
    all.push(
      ['form.title', texts.form.title],
      ['form.description', texts.form.description],
      ['form.button', texts.form.button],
    );
  if (sections.social) all.push(['social.title', texts.social.title]);
  return all.map(([field, text]) => [field, text.trim()]);
}
