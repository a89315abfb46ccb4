import { isDeepStrictEqual } from 'node:util';
import type { ConsentAnswer, ConsentProof } from '../../contracts/consents/consent-proof.ts';
import { believableTime, withObjection } from '../../domain/consent/choice.ts';
import { COMBINED_TEXT_VERSION } from '../../domain/consent/text-versions.ts';
import { artistAsked, platformsOf } from '../../domain/landing/artist-pixels.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { ConsentStore, NamedInQuestion } from '../ports/consents.ts';
import type { LiveLandings } from '../ports/landing/landing.ts';
import type { Clock } from '../ports.ts';
import { fail, ok, type Result } from '../result.ts';
import { findProof } from './issue-receipt.ts';

interface RecordPorts {
  clock: Clock;
  consents: Pick<ConsentStore, 'list' | 'save'>;
  liveLandings: Pick<LiveLandings, 'byId'>;
}

/**
 * Stores the proof of a cookie choice. A repeated proof changes nothing; another proof with the same id is refused. Its
 * time is that of the browser, which may send the proof later, but never later than the server's clock. Advertising is
 * off when the proof, or the request that brings it, says that the browser objects.
 * @param objects whether the request has `Sec-GPC: 1`
 */
export async function recordConsent(
  ports: RecordPorts,
  { id, record, textVersion, locale, objected, replaces, scope, page }: ConsentProof,
  objects = false,
): Promise<Result<ConsentAnswer, 'idempotency_conflict'>> {
  const { clock, consents } = ports;
  const now = clock.now();
  const objection = objected || objects;
  const dated = { ...withObjection(record, objection), timestamp: believableTime(record.timestamp, now) };
  const former = replaces === id ? null : replaces;
  const proof = { id, record: dated, textVersion, locale, objected: objection, replaces: former, scope };
  const askedOn = scope ?? (textVersion === COMBINED_TEXT_VERSION ? page : null);
  const asked = askedOn === null ? null : await namedTo(ports, { page: askedOn, locale, replaces: former });
  const {
    createdAt: _since,
    asked: _named,
    ...stored
  } = await consents.save({ ...proof, asked, createdAt: now });
  // For the same proof sent again later, `believableTime` may return another time.
  const again = { ...proof, record: { ...dated, timestamp: stored.record.timestamp } };
  return isDeepStrictEqual(stored, again) ? ok({ id }) : fail('idempotency_conflict');
}

/**
 * Returns whom the question of a page names: as in the answer that this one replaces, which may be taken back on any page, and otherwise
 * as the page is now; null when it asks for no artist.
 */
async function namedTo(
  { consents, liveLandings }: RecordPorts,
  { page: id, locale, replaces }: { page: string; locale: Locale; replaces: string | null },
): Promise<NamedInQuestion | null> {
  const former = replaces === null ? undefined : await findProof(consents, replaces);
  if (former?.scope === id && former.asked) return former.asked;
  const shown = liveLandings.byId(id);
  const texts = shown?.version.content.texts[locale];
  if (!shown || !texts) return null;
  const { shared } = shown.version.content;
  const platforms = shared.isForYoung ? [] : platformsOf(shown.page.artistTags);
  return platforms.length === 0 ? null : { artist: artistAsked(shared, texts), platforms };
}
