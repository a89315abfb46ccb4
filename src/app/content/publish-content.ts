import type { ContentLocaleAnswer } from '../../contracts/content.ts';
import { addedGuideProblems, type ContentProblems, publicationProblems } from '../../domain/content/check.ts';
import { type ContentBody, type PartContent, placeName, type Stamps } from '../../domain/content/content.ts';
import { isLegalPart } from '../../domain/content/legal-parts.ts';
import { anchorsIn, refusalsIn } from '../../domain/content/page-check.ts';
import { isGuidePart, isWrittenPart, type PartKey } from '../../domain/content/parts.ts';
import { picturesIn, placedPictures } from '../../domain/content/pictures.ts';
import { leadsTo, NO_ADDRESSES } from '../../domain/content/site-addresses.ts';
import {
  frenchStamps,
  frenchTexts,
  stampKey,
  untranslatedTexts,
  wholeContent,
} from '../../domain/content/stale.ts';
import { isBuiltIn } from '../../domain/guide/guides.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { askProblems } from '../../domain/questions/own-asks.ts';
import { isShownPage } from '../../domain/site-map/shown-pages.ts';
import { agencyMoment } from '../../domain/time/agency-moment.ts';
import { type Asker, actorOf } from '../asker.ts';
import { pagePictures } from '../media/page-pictures.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Version } from '../ports/documents.ts';
import { fail, failFields, ok, type Result } from '../result.ts';
import { isGuide } from './addresses/list-addresses.ts';
import { readLocale } from './content-dto.ts';
import { onlineAt, readVersions, scheduledAfter } from './online-versions.ts';
import { contentConflict, draftAt } from './save-draft.ts';

interface Publication {
  locale: Locale;
  draftVersion: number;
  /** The changed French texts that have no effect on translations. */
  silent: readonly string[];
  /** Whether more than the wording changed: then the page gets a new day. */
  substantive: boolean;
  /** The minute from which it is online, in the agency's time; null: at once. */
  startsAt: string | null;
}

/** The farthest day of a schedule, in milliseconds. */
const FARTHEST_MS = 366 * 86_400_000;

/**
 * Publishes the draft of the given version, at once or from a moment on. It is online in this process when this resolves, in
 * other processes within a second; a scheduled one in each process at its moment. While one is scheduled, no other is published.
 */
export async function publishContent(
  ports: Ports,
  part: PartKey,
  publication: Publication,
  asker: Asker,
): Promise<Result<ContentLocaleAnswer, 'not_found' | 'invalid_fields' | 'content_conflict'>> {
  const { locale, draftVersion, substantive } = publication;
  const place = { part, locale };
  const row = await draftAt(ports, place);
  if (!row?.draft) return fail('not_found');
  if (row.version !== draftVersion) return contentConflict(ports, place);
  const { content, fallback } = row.draft;
  const actor = actorOf(ports, asker);
  const startsAt = publication.startsAt === null ? undefined : agencyMoment(publication.startsAt);
  const wrongMoment = publication.startsAt !== null && !isAhead(startsAt, actor.at);
  if (wrongMoment) return failFields({ startsAt: 'content_moment' });
  const read = await readVersions(ports.contentStore, actor.at);
  if (scheduledAfter(read, actor.at).has(placeName(place)))
    return failFields({ startsAt: 'content_scheduled' });
  const online = onlineAt(read, startsAt ?? actor.at);
  const isAdded = isGuidePart(part) && !isBuiltIn(part);
  // The page of an added guide leads from a language that it lacks to the French one.
  if (isAdded && (locale === 'fr' ? !content : !online.get(placeName({ part, locale: 'fr' }))?.content))
    return failFields({ title: locale === 'fr' ? 'content_required' : 'guide_french' });
  if (content) {
    const known = new Set(ports.contentTexts.defaultOf(part, locale).items.map(({ id }) => id));
    const problems = {
      ...(await pictureProblems(ports, part, content)),
      ...publicationProblems(part, content, fallback, known),
      ...pageProblems(ports, part, locale, content),
      ...(part === 'asks' &&
        askProblems(content, await passageKeys(ports, locale), ports.questionWords(locale))),
      ...(isAdded && addedGuideProblems(content)),
      ...(isAdded && locale !== 'fr' && untranslatedProblems(ports, part, row.draft, online)),
    };
    if (Object.keys(problems).length > 0) return failFields(problems);
  }
  const before = online.get(placeName(place));
  const stamps = stampsOf(ports, part, publication, row.draft, before);
  const published = await ports.contentStore.publish(
    place,
    {
      ...{ content, fallback, by: actor.actorId, at: actor.at },
      ...(Object.keys(stamps).length > 0 && { stamps }),
      ...(isAdded && content && { firstAt: before?.firstAt ?? startsAt ?? actor.at }),
      ...(startsAt !== undefined && { startsAt }),
      ...(isLegalPart(part) && !before?.content && { replaced: ports.contentTexts.defaultOf(part, locale) }),
      ...(!substantive && { changedAt: before ? dayOf(before) : 0 }),
    },
    draftVersion,
    (number) => ({
      ...actor,
      action: startsAt === undefined ? 'content_published' : 'content_scheduled',
      subject: placeName(place),
      before: number > 1 ? { number: number - 1 } : null,
      // Without the texts, which the version has: an audit entry cannot be erased, and a testimonial names a person.
      after: { number },
    }),
  );
  if (!published) return contentConflict(ports, place);
  await ports.content.refresh();
  return ok({ locale: await readLocale(ports, place) });
}

/** A language that was begun with the French text is published once each passage is translated, or said to be right. */
function untranslatedProblems(
  { contentTexts }: Ports,
  part: PartKey,
  { content, stamps = {} }: ContentBody,
  online: ReadonlyMap<string, ContentBody>,
): ContentProblems {
  const french = online.get(placeName({ part, locale: 'fr' }));
  const frenchStandard = contentTexts.defaultOf(part, 'fr');
  const names = untranslatedTexts(part, {
    french: wholeContent(french?.content, frenchStandard),
    frenchStamps: french?.stamps ?? {},
    frenchStandard,
    own: content ?? frenchStandard,
    stamps,
  });
  return Object.fromEntries(names.map((name) => [name, 'content_untranslated']));
}

const passageKeys = async ({ questionBox }: Ports, locale: Locale): Promise<ReadonlySet<string>> =>
  new Set((await questionBox.passages(locale)).map(({ key }) => key));

/** Returns a problem for each text with a link that leads nowhere, and for each heading out of order. */
function pageProblems(
  { content: online, contentTexts }: Ports,
  part: PartKey,
  locale: Locale,
  content: PartContent,
): ContentProblems {
  const snapshot = online.now();
  const answers = (path: string) =>
    isShownPage(snapshot, path) || leadsTo(snapshot.addresses ?? NO_ADDRESSES, path) !== undefined;
  const anchorsAt = (path: string) => {
    const other = path.slice(1);
    if (!isLegalPart(other) && !(isGuidePart(other) && isGuide({ content: online }, other))) return undefined;
    return anchorsIn(other, snapshot[other]?.[locale]?.content ?? contentTexts.defaultOf(other, locale));
  };
  const found = refusalsIn(part, content, { answers, anchorsAt });
  return Object.fromEntries(found.toReversed().map(({ name, code }) => [name, code]));
}

/** When the page last changed more than its wording, by a version of it. */
export const dayOf = ({ changedAt, startsAt, at }: Version<ContentBody>): number =>
  changedAt ?? startsAt ?? at;

/** Whether a moment is in the future, and not farther than a year. */
const isAhead = (moment: number | undefined, now: number): boolean =>
  moment !== undefined && moment > now && moment - now <= FARTHEST_MS;

/** A translation keeps its stamps; a French text gets those of its changes without effect. */
function stampsOf(
  { contentTexts }: Ports,
  part: PartKey,
  { locale, silent }: Publication,
  draft: ContentBody,
  before: ContentBody | undefined,
): Stamps {
  if (!isWrittenPart(part)) return {};
  if (locale !== 'fr') return draft.stamps ?? {};
  const standard = contentTexts.defaultOf(part, locale);
  const textsOf = (body: ContentBody | undefined) => frenchTexts(part, wholeContent(body?.content, standard));
  return frenchStamps(
    { texts: textsOf(before), stamps: before?.stamps ?? {} },
    textsOf(draft),
    new Set(silent.map(stampKey)),
  );
}

/** Returns a problem for each picture that was deleted since it was chosen, or could not be resized. */
export async function pictureProblems(
  { media }: Ports,
  part: PartKey,
  content: PartContent,
): Promise<ContentProblems> {
  const known = await pagePictures({ media }, picturesIn(part, content));
  const problems: ContentProblems = {};
  for (const { name, id } of placedPictures(part, content))
    if (!known[id]) problems[name] = 'content_picture';
  return problems;
}
