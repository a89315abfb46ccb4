import type { SendsDto } from '../../contracts/sends.ts';
import {
  artistLane,
  artistOfLane,
  type ConversionLane,
  conversionDestinations,
  platformOf,
  rulesOf,
} from '../../domain/conversion/destinations.ts';
import { artistTags } from '../../domain/landing/artist-pixels.ts';
import { calledNames } from '../account/called-names.ts';
import { artistOf } from '../landing/artist-of.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { LaneTest } from '../ports/conversions.ts';
import { accessOf, accountOf } from './access.ts';
import { troubleOf } from './send-trouble.ts';

const DAY_MS = 86_400_000;
const WORDS_MS = 7 * DAY_MS;
/** The end of an account's number, by which a person recognises it. */
const END = 4;

/** Returns the state of the way to each ad platform, with the figures of the last 24 hours. */
export async function listSends(
  ports: Pick<
    Ports,
    'accounts' | 'artistPixels' | 'clock' | 'conversions' | 'landings' | 'seal' | 'settings'
  >,
): Promise<SendsDto> {
  const { clock, conversions, settings } = ports;
  const now = clock.now();
  const since = now - DAY_MS;
  const nameOf = await calledNames(ports.accounts);
  // An artist's account has a lane once it has a token.
  const tokens = await ports.artistPixels.listSealed();
  const lanes: ConversionLane[] = [
    ...conversionDestinations,
    ...tokens.map(({ platform, page }) => artistLane(platform, page)),
  ];
  const destinations = lanes.map(async (name) => {
    const lane = await conversions.lane(name);
    // The code of a test is forgotten by the first read after its time.
    if (lane.test && lane.test.code !== '' && lane.test.codeUntil <= now)
      await conversions.setTest(name, { ...lane.test, code: '' });
    const firstEnd = await conversions.firstEnd(name);
    const artist = artistOfLane(name);
    const pixels = artist && (await ports.artistPixels.of(artist.page));
    const of = artist && (await artistOf(ports, artist.page));
    const account = artist ? (pixels?.[`${artist.platform}Pixel`] ?? '') : accountOf(ports, platformOf(name));
    const on = pixels
      ? Object.keys(artistTags(pixels)).length > 0
      : settings.now().conversions[platformOf(name)];
    const isReady = (await accessOf(ports, name, true)) !== undefined;
    return {
      name: platformOf(name),
      lane: name,
      artist: of?.name ?? null,
      page: artist && of ? { id: artist.page, title: of.title } : null,
      on,
      isReady,
      accountEnd: account.split('/')[0]?.slice(-END) || null,
      apiVersion: rulesOf(name).apiVersion,
      apiEnds: rulesOf(name).apiEnds,
      state: lane.state,
      since: timeOf(lane.since || null),
      until: timeOf(lane.until !== null && lane.until > now ? lane.until : null),
      answeredAt: timeOf(lane.answeredAt),
      answer: lane.answer,
      words: lane.words || null,
      usage: lane.usage,
      alarms: on && isReady ? await troubleOf(ports, name) : [],
      figures: await conversions.figures(name, since),
      untold:
        on && !artist
          ? await conversions.untold(platformOf(name), since, lane.onSince ?? (isReady ? 0 : now))
          : noneUntold,
      repeatable: await conversions.repeatable(name, now),
      firstEnd: timeOf(firstEnd),
      frequentWords: await conversions.frequentWords(name, now - WORDS_MS),
      proven: {
        accepted: timeOf(lane.test?.acceptedAt ?? null),
        seen: timeOf(lane.test?.seenAt ?? null),
        seenBy: nameOf(lane.test?.seenBy ?? null),
        sent: timeOf(lane.firstSentAt),
        twin: timeOf(lane.firstTwinAt),
      },
      test: testOf(lane.test, now),
    };
  });
  return {
    at: new Date(now).toISOString(),
    destinations: await Promise.all(destinations),
  };
}

/** An artist's lane misses no lead of the agency. */
const noneUntold = { early: 0, objected: 0, refused: 0, silent: 0 };

/** The last test; its code is shown while it serves. */
function testOf(test: LaneTest | null, now: number) {
  if (!test) return null;
  const { at, durationMs, kind, words, reference, code, codeUntil } = test;
  const serves = codeUntil > now;
  return {
    at: new Date(at).toISOString(),
    ...{ durationMs, result: kind, words, reference },
    code: serves && code !== '' ? code : null,
    codeUntil: new Date(codeUntil).toISOString(),
  };
}

const timeOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
