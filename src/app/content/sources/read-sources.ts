import type { SourceList } from '../../../contracts/content-sources.ts';
import { resolvePart } from '../../../domain/content/resolve.ts';
import { shownGuides } from '../../../domain/content/site-addresses.ts';
import { isBuiltIn } from '../../../domain/guide/guides.ts';
import { isOld, shownSource } from '../../../domain/guide/source-days.ts';
import { isSourceKey, type SourceKey, sources } from '../../../domain/guide/sources.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { calledNames } from '../../account/called-names.ts';
import { type Asker, actorOf } from '../../asker.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';

/** Returns the sources of the guides with their last reading, the oldest first. */
export async function listSources(
  ports: Pick<Ports, 'accounts' | 'clock' | 'content' | 'contentTexts' | 'sourceReads'>,
): Promise<SourceList> {
  const [readings, nameOf] = await Promise.all([lastReadings(ports), calledNames(ports.accounts)]);
  const cited = guidesBySource(ports);
  return {
    sources: readings.map(({ key, source: { name, url, checked, copy = null }, old, today, read }) => ({
      ...{ key, name, url, checked, copy },
      by: read ? nameOf(read.by) : null,
      at: read ? new Date(read.at).toISOString() : null,
      ...{ old, today },
      guides: cited.get(key) ?? [],
    })),
    old: readings.filter(({ old }) => old).length,
  };
}

/** Returns the last reading of each source, the oldest first. */
export async function lastReadings({ clock, sourceReads }: Pick<Ports, 'clock' | 'sourceReads'>) {
  const now = agencyDay(clock.now());
  const reads = await sourceReads.newest();
  return (Object.keys(sources) as SourceKey[])
    .map((key) => {
      const read = reads.find(({ source }) => source === key);
      const source = shownSource(key, read && { [key]: read.day });
      return { key, source, read, old: isOld(source, now), today: read?.day === now };
    })
    .sort((one, other) => one.source.checked.localeCompare(other.source.checked));
}

/** The guides whose French text shows each source. Their other languages have the same blocks. */
function guidesBySource({ content, contentTexts }: Pick<Ports, 'content' | 'contentTexts'>) {
  const snapshot = content.now();
  const cited = new Map<string, { slug: string; name: string | null }[]>();
  for (const { slug } of shownGuides(snapshot, 'fr')) {
    const { fields, items } = resolvePart(slug, 'fr', snapshot, contentTexts.defaultOf);
    const name = isBuiltIn(slug) ? null : fields['name'] || fields['title'] || slug;
    const keys = items.filter(({ fields: block }) => block['kind'] === 'source');
    for (const key of new Set(keys.map(({ fields: block }) => block['of'] ?? '')))
      cited.set(key, [...(cited.get(key) ?? []), { slug, name }]);
  }
  return cited;
}

/** Notes that the account read a source today and that its statements still hold. The guides say so within a second. */
export async function noteReading(
  ports: Ports,
  source: string,
  asker: Asker,
): Promise<Result<SourceList, 'not_found'>> {
  if (!isSourceKey(source)) return fail('not_found');
  const actor = actorOf(ports, asker);
  const day = agencyDay(actor.at);
  await ports.sourceReads.write(
    { source, day, by: actor.actorId, at: actor.at },
    { ...actor, action: 'source_read', subject: null, before: null, after: after(source, day) },
  );
  await ports.content.refresh();
  return ok(await listSources(ports));
}

/** Takes today's reading back: the one before counts again. */
export async function takeReadingBack(
  ports: Ports,
  source: string,
  asker: Asker,
): Promise<Result<SourceList, 'not_found'>> {
  if (!isSourceKey(source)) return fail('not_found');
  const actor = actorOf(ports, asker);
  const day = agencyDay(actor.at);
  const removed = await ports.sourceReads.remove(source, day, {
    ...actor,
    action: 'source_reading_taken_back',
    subject: null,
    before: after(source, day),
    after: null,
  });
  if (!removed) return fail('not_found');
  await ports.content.refresh();
  return ok(await listSources(ports));
}

const after = (source: SourceKey, day: string) => ({ source: sources[source].name, day });
