import type { OwnData } from '../../contracts/own-data.ts';
import { LEADLESS_KEPT_DAYS } from '../../domain/conversion/acts.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { fill, pluralForm } from '../../i18n/format.ts';
import type { OwnFact, OwnItem } from './own-item.ts';

const platformNames = { meta: 'Meta', tiktok: 'TikTok', google: 'Google Ads' };

/** How the page of own data writes values. */
interface Writing {
  day(at: string): string;
  facts(...pairs: (readonly [string, unknown])[]): OwnFact[];
  /** The name of a platform of music. */
  platformOf(key: string): string | undefined;
}

/** Returns what ad platforms were sent about a person as one thing; none when nothing was to be sent. */
export function ownAdActs(
  locale: Locale,
  acts: OwnData['adActs'],
  { day, facts, platformOf }: Writing,
): OwnItem[] {
  const [first, last] = [acts[0], acts.at(-1)];
  if (!first || !last) return [];
  const t = ownData[locale];
  const f = t.facts;
  const words = t.adActs;
  const [from, to] = [day(first.at), day(last.at)];
  return [
    {
      id: 'ad-acts',
      kind: 'adActs',
      title: fill(pluralForm(locale, words.title, acts.length), { count: acts.length }),
      about: from === to ? from : fill(t.items.mailDays, { from, to }),
      until: fill(words.until, { days: LEADLESS_KEPT_DAYS }),
      facts: acts.map(({ act, at, isArtists, link, page, platform, state }) =>
        facts(
          [words.act, fill(words.acts[act], { platform: (link && platformOf(link)) ?? link ?? '' })],
          [words.on, day(at)],
          [f.page, page],
          [
            words.platform,
            isArtists ? fill(words.artists, { platform: platformNames[platform] }) : platformNames[platform],
          ],
          [f.status, words.states[state]],
        ),
      ),
    },
  ];
}
