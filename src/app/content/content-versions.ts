import type { ContentLocaleAnswer, VersionsPage } from '../../contracts/content.ts';
import { changesBetween } from '../../domain/content/changes.ts';
import { type ContentBody, placeName } from '../../domain/content/content.ts';
import { normalizeContent } from '../../domain/content/normalize.ts';
import type { PartKey } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { calledNames } from '../account/called-names.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { readLocale, versionDto } from './content-dto.ts';
import { contentConflict } from './save-draft.ts';

interface VersionsQuery {
  locale: Locale;
  page: number;
  pageSize: number;
}

/** Returns the versions of a part in a language, newest first, each with its changes. */
export async function listVersions(
  { accounts, contentStore, contentTexts }: Ports,
  part: PartKey,
  { locale, page, pageSize }: VersionsQuery,
): Promise<VersionsPage> {
  const offset = (page - 1) * pageSize;
  const [{ items, total }, nameOf] = await Promise.all([
    // One version more, because the last version of the page is compared with the previous one.
    contentStore.versions(placeName({ part, locale }), { limit: pageSize + 1, offset }),
    calledNames(accounts),
  ]);
  const standard = contentTexts.defaultOf(part, locale);
  // As visitors see it: the default replaces an empty text.
  const whole = (version: ContentBody | undefined) => ({
    content: version?.content
      ? normalizeContent(part, version.content, (_, text, name) => text || (standard.fields[name] ?? ''))
      : standard,
    fallback: version?.fallback ?? ('none' as const),
  });
  return {
    items: items.slice(0, pageSize).map((version, index) => ({
      ...versionDto(part, version, nameOf),
      changes: changesBetween(whole(items[index + 1]), whole(version)),
    })),
    total,
    page,
    pageSize,
  };
}

/** Makes an earlier version the draft, if the stored draft is still the version that was read. */
export async function restoreVersion(
  ports: Ports,
  part: PartKey,
  { locale, number, version }: { locale: Locale; number: number; version: number },
  asker: Asker,
): Promise<Result<ContentLocaleAnswer, 'not_found' | 'content_conflict'>> {
  const place = { part, locale };
  const found = await ports.contentStore.version(placeName(place), number);
  if (!found) return fail('not_found');
  const actor = actorOf(ports, asker);
  const draft = {
    content: found.content && normalizeContent(part, found.content),
    fallback: found.fallback,
    ...(locale !== 'fr' && found.stamps && { stamps: found.stamps }),
    by: actor.actorId,
    at: actor.at,
  };
  const saved = await ports.contentStore.saveDraft(
    place,
    { version: version + 1, draft },
    { ...actor, action: 'content_restored', subject: placeName(place), before: null, after: { number } },
  );
  return saved ? ok({ locale: await readLocale(ports, place) }) : contentConflict(ports, place);
}
