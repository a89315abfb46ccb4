import type { AddedItem, NewItem } from '../../contracts/content.ts';
import { type ContentPlace, placeName } from '../../domain/content/content.ts';
import { type PartKey, partOf } from '../../domain/content/parts.ts';
import { wholeContent } from '../../domain/content/stale.ts';
import { isSame } from '../../domain/value/is-same.ts';
import type { Asker } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { draftAt, saveDraft, withTypography } from './save-draft.ts';

/**
 * Adds an item, such as a question, to the draft of a part in a language, which begins with what is online. An editor completes and
 * publishes it. The same text is not added twice.
 */
export async function addItem(
  ports: Ports,
  part: PartKey,
  { locale, fields }: NewItem,
  asker: Asker,
): Promise<Result<AddedItem, 'not_found' | 'invalid_fields' | 'content_conflict'>> {
  const { items } = partOf(part);
  if (!items || items.ids) return fail('not_found');
  const place: ContentPlace = { part, locale };
  const stored = await draftAt(ports, place);
  const latest = stored?.draft ?? (await ports.contentStore.newestOfAll()).get(placeName(place));
  const content = wholeContent(latest?.content, ports.contentTexts.defaultOf(part, locale));
  const item = { id: ports.ids.next(), hidden: false, fields };
  const right = withTypography(part, locale, { ...content, items: [item] }).content.items[0]?.fields ?? {};
  const known = content.items.find(({ fields: own }) => isSame(own, right));
  if (known) return ok({ part, locale, item: known.id });
  const saved = await saveDraft(
    ports,
    part,
    {
      locale,
      content: { ...content, items: [...content.items, item] },
      fallback: latest?.fallback ?? 'none',
      stamps: {},
      version: stored?.version ?? 0,
    },
    asker,
  );
  return saved.ok ? ok({ part, locale, item: item.id }) : saved;
}
