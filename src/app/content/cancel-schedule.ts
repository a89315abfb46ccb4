import type { ContentLocaleAnswer } from '../../contracts/content.ts';
import { placeName } from '../../domain/content/content.ts';
import type { PartKey } from '../../domain/content/parts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { Ports } from '../ports/all-ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { readLocale } from './content-dto.ts';
import { onlineAt, readVersions, scheduledAfter } from './online-versions.ts';
import { dayOf } from './publish-content.ts';

/**
 * Cancels a scheduled version before its moment. Versions are never changed: what is online becomes the newest version again,
 * and the cancelled texts are the draft, unless there is a newer one.
 */
export async function cancelSchedule(
  ports: Ports,
  part: PartKey,
  { locale, number }: { locale: Locale; number: number },
  asker: Asker,
): Promise<Result<ContentLocaleAnswer, 'not_found'>> {
  const place = { part, locale };
  const name = placeName(place);
  const actor = actorOf(ports, asker);
  const read = await readVersions(ports.contentStore, actor.at);
  const scheduled = scheduledAfter(read, actor.at).get(name);
  if (scheduled?.number !== number) return fail('not_found');
  const online = onlineAt(read, actor.at).get(name);
  const { content, fallback, stamps } = scheduled;
  const cancelled = await ports.contentStore.replaceScheduled(
    place,
    {
      content: online?.content ?? null,
      fallback: online?.fallback ?? 'none',
      ...(online?.stamps && { stamps: online.stamps }),
      ...(online?.firstAt !== undefined && { firstAt: online.firstAt }),
      changedAt: online ? dayOf(online) : 0,
      number: number + 1,
      by: actor.actorId,
      at: actor.at,
    },
    { content, fallback, ...(stamps && { stamps }), by: actor.actorId, at: actor.at },
    { ...actor, action: 'content_schedule_cancelled', subject: name, before: { number }, after: null },
  );
  if (!cancelled) return fail('not_found');
  await ports.content.refresh();
  return ok({ locale: await readLocale(ports, place) });
}
