import { useQuery } from '@tanstack/react-query';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import type { CampaignImportList } from '../../../contracts/campaign-import.ts';
import { AD_LIMITS, adReasons } from '../../../domain/campaign/ad-notes.ts';
import { AD_LOOKS } from '../../../domain/campaign/looked-days.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { fill, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { importsQuery } from './import-queries.ts';
import { moneyText } from './import-words.ts';
import { LookForm } from './LookForm.tsx';

type Note = CampaignImportList['adNotes'][number];

/** The countries that a note names; the others are only counted. */
const NAMED = 3;

/** What is unusual in the figures of the ads, each note with its rule and the harmless reasons. No client sees them. */
export function AdNotes({ campaign }: { campaign: CampaignDetail }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.ads;
  const { data } = useQuery(importsQuery(campaign.id));
  if (!data || data.adNotes.length === 0) return null;
  const { startsOn, endsOn } = campaign;
  const region = t.leads.regions[campaign.country];
  return (
    <section className="admin-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <div className="import-unusual">
        <ul>
          {data.adNotes.map((note) => {
            const { rule } = note;
            const text = noteOf(locale, words, note, region);
            return (
              <li key={rule}>
                <p>
                  {rule === 'abroad' && (
                    <span className="import-warned">
                      <Glyph name="warning" />
                    </span>
                  )}{' '}
                  {text}
                </p>
                <p className="admin-muted">
                  {fill(words.rules[rule], {
                    abroad: formatPercent(locale, AD_LIMITS.abroad),
                    share: formatPercent(locale, AD_LIMITS.unwatched.share),
                    least: formatNumber(locale, AD_LIMITS.unwatched.views),
                  })}{' '}
                  {words.reasons[rule]}
                </p>
                <LookForm
                  campaign={campaign.id}
                  audience={AD_LOOKS}
                  unusual={{ rule, from: startsOn, to: endsOn }}
                  look={data.looks.find((look) => look.audience === AD_LOOKS && look.rule === rule)}
                  reasons={adReasons}
                  label={text}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function noteOf(
  locale: Locale,
  words: { abroad: string; unwatched: string; country: string; more: { one: string; other: string } },
  { rule, found, against, usual, countries }: Note,
  region: string,
): string {
  const share = formatPercent(locale, against > 0 ? found / against : 0);
  if (rule === 'unwatched')
    return fill(words.unwatched, {
      ...{ found: formatNumber(locale, found), against: formatNumber(locale, against), share },
      usual: formatPercent(locale, usual ?? 0),
    });
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const named = countries
    .slice(0, NAMED)
    .map(({ country, cost }) =>
      fill(words.country, { country: names.of(country) ?? country, cost: moneyText(locale, cost) }),
    );
  const others = countries.length - named.length;
  const more =
    others > 0 ? [fill(others === 1 ? words.more.one : words.more.other, { count: String(others) })] : [];
  return fill(words.abroad, {
    ...{ found: moneyText(locale, found), against: moneyText(locale, against), share, region },
    countries: [...named, ...more].join(', '),
  });
}
