import { type ContentFile, FILE_SCHEMA, type FilePlace } from '../../../contracts/content-file.ts';
import { placeName } from '../../../domain/content/content.ts';
import { wholeTexts, withoutInternal } from '../../../domain/content/file-texts.ts';
import { isGuidePart, partKeysWith } from '../../../domain/content/parts.ts';
import { guidesOf } from '../../../domain/content/site-addresses.ts';
import { isBuiltIn } from '../../../domain/guide/guides.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { onlineAt, readVersions } from '../online-versions.ts';

/**
 * Returns all texts of the site as visitors read them now: parts, legal pages and guides in every language, those that nobody
 * changed included, so that the file can be translated or kept as it is. Drafts are left out.
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
  await audit.append({ ...actor, action: 'content_exported', subject: null, before: null, after: null });
  return { schema: FILE_SCHEMA, exportedAt: new Date(actor.at).toISOString(), parts };
}
