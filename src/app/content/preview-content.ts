import type { PreviewCode } from '../../contracts/content.ts';
import type { PagePictures } from '../../contracts/page-pictures.ts';
import { mayPublish } from '../../domain/account/role.ts';
import { CONTENT_SCHEMA, type ContentPlace, type ContentSnapshot } from '../../domain/content/content.ts';
import { isGuidePart, partOf } from '../../domain/content/parts.ts';
import { picturesIn } from '../../domain/content/pictures.ts';
import { previewPath } from '../../domain/content/preview-path.ts';
import { isBuiltIn } from '../../domain/guide/guides.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import type { Asker } from '../asker.ts';
import { pagePictures } from '../media/page-pictures.ts';
import type { Ports } from '../ports/all-ports.ts';
import { draftAt } from './save-draft.ts';

/** An added guide in a language without any text yet. */
const EMPTY = { schema: CONTENT_SCHEMA, fields: {}, items: [] } as const;

/**
 * Creates a code that opens the pages of a part with its draft for a quarter of an hour, while the session of the
 * request lasts.
 */
export async function createPreview(
  { previewCodes }: Ports,
  place: ContentPlace,
  { who }: Asker,
): Promise<PreviewCode> {
  const { part, locale } = place;
  const { code, expiresAt } = await previewCodes.issue({ part, locale, sessionId: who.sessionId });
  return {
    code,
    expiresAt: new Date(expiresAt).toISOString(),
    addresses: partOf(part).pages.map((page) => ({
      page,
      address: previewPath(code, localizePath(locale, page), part),
    })),
  };
}

/**
 * Returns the online content with the draft of a preview code, and its pictures; `undefined` when the
 * code is not genuine or has expired, when its session has ended, or when the account may no longer publish.
 */
export async function openPreview(
  ports: Ports,
  code: string,
): Promise<{ content: ContentSnapshot; pictures: PagePictures } | undefined> {
  const preview = await ports.previewCodes.read(code);
  if (!preview) return undefined;
  const found = await ports.sessions.find(preview.sessionId);
  if (!found || found.session.expiresAt <= ports.clock.now()) return undefined;
  if (found.account.disabledAt !== null || !mayPublish(found.account.role)) return undefined;
  const { part, locale } = preview;
  const online = ports.content.now();
  const stored = (await draftAt(ports, preview))?.draft;
  const pictures = ports.pagePictures.now();
  const isEmpty = isGuidePart(part) && !isBuiltIn(part) && !online[part]?.[locale]?.content;
  const draft = stored ?? (isEmpty ? { content: EMPTY, fallback: 'none' as const, at: 0 } : undefined);
  if (!draft) return { content: online, pictures };
  const { content, fallback, at } = draft;
  const own = await pagePictures(ports, picturesIn(part, content));
  const merged = { ...online, [part]: { ...online[part], [locale]: { content, fallback, at } } };
  return { content: merged, pictures: { ...pictures, ...own } };
}
