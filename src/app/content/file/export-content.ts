import { type ContentFile, FILE_SCHEMA, type FilePlace } from '../../../contracts/content-file.ts';
import { placeName } from '../../../domain/content/content.ts';
import { wholeTexts, withoutInternal } from '../../../domain/content/file-texts.ts';
import { isGuidePart, partKeysWith } from '../../../domain/content/parts.ts';
import { guidesOf, NO_ADDRESSES } from '../../../domain/content/site-addresses.ts';
import { type AddedGuide, withPlaces } from '../../../domain/guide/added-guide.ts';
import { isBuiltIn } from '../../../domain/guide/guides.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { onlineAt, readVersions } from '../online-versions.ts';
import { landingsFor } from './judge-landings.ts';

/**
 * Returns all texts of the site as visitors read them now: parts, legal pages and guides in every language, those of the build
 * included, so that the file can be translated or kept as it is; with the guides that the agency added, the redirects and
 * the landing pages that are online. Drafts, and guides that were never published, are left out.
 */
export async function exportContent(ports: Ports, asker: Asker): Promise<ContentFile> {
  const { audit, content, contentStore, contentTexts } = ports;
  const actor = actorOf(ports, asker);
  const online = onlineAt(await readVersions(contentStore, actor.at), actor.at);
  const parts: Record<string, Record<string, FilePlace>> = {};
  for (const part of partKeysWith(guidesOf(content.now())))
    for (const locale of locales) {
      const version = online.get(placeName({ part, locale }));
      // An added guide has no text in a language in which it was never published.
      if (!version?.content && isGuidePart(part) && !isBuiltIn(part)) continue;
      const standard = contentTexts.defaultOf(part, locale);
      const whole = wholeTexts(part, version?.content ?? standard, standard);
      parts[part] = {
        ...parts[part],
        [locale]: {
          content: withoutInternal(part, whole),
          fallback: version?.fallback ?? 'none',
          ...(version?.stamps && locale !== 'fr' && { stamps: version.stamps }),
        },
      };
    }
  const { addresses = NO_ADDRESSES } = content.now();
  await audit.append({ ...actor, action: 'content_exported', subject: null, before: null, after: null });
  return {
    schema: FILE_SCHEMA,
    exportedAt: new Date(actor.at).toISOString(),
    parts,
    guides: publishedGuides(withPlaces(addresses.guides), (slug) => parts[slug] !== undefined),
    addresses: addresses.former.map(({ path, target }) => ({ path, target })),
    landings: landingsFor(ports),
  };
}

/** Returns the added guides that are in the file. One that follows a guide which is not follows the one before that. */
function publishedGuides(added: readonly AddedGuide[], isInFile: (slug: string) => boolean): AddedGuide[] {
  const before = new Map(added.map(({ slug, follows }) => [slug, follows]));
  const nearest = (follows: AddedGuide['follows'], links = 0): AddedGuide['follows'] =>
    follows === null || isInFile(follows) || links > added.length
      ? follows
      : nearest(before.get(follows) ?? null, links + 1);
  return added
    .filter(({ slug }) => isInFile(slug))
    .map((guide) => ({ ...guide, follows: nearest(guide.follows) }));
}
