import type { CampaignImportList } from '../../../contracts/campaign-import.ts';
import { lookReasons } from '../../../domain/campaign/looked-days.ts';
import {
  BASELINE_DAYS,
  LEAST_BASELINE,
  type UnusualDays,
  unusualDays,
} from '../../../domain/campaign/unusual-days.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import {
  countedForm,
  dateFormat,
  fill,
  formatDayRange,
  formatNumber,
  numberFormat,
} from '../../../i18n/format.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { LookForm } from './LookForm.tsx';

interface UnusualProps {
  campaign: string;
  audience: CampaignImportList['audiences'][number];
  looks: CampaignImportList['looks'];
  /** The first day of the campaign. */
  startsOn: string;
}

/**
 * What is unusual in the days of an audience, each with the arithmetic of its rule and the harmless reasons: never a verdict. The
 * client sees only what a person looked at and meant for the client.
 */
export function Unusual({ campaign, audience: { key, days }, looks, startsOn }: UnusualProps) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport.unusual;
  const found = unusualDays(days, startsOn);
  return (
    <div className="import-unusual">
      <h4>{words.title}</h4>
      {found === undefined && (
        <p className="admin-muted">{fill(words.few, { least: LEAST_BASELINE, days: BASELINE_DAYS })}</p>
      )}
      {found?.length === 0 && <p className="admin-muted">{words.none}</p>}
      {found && found.length > 0 && (
        <>
          <ul>
            {found.map((one) => (
              <li key={`${one.rule} ${one.from}`}>
                <p>
                  {one.rule !== 'peak' && (
                    <span className="import-warned">
                      <Glyph name="warning" />
                    </span>
                  )}{' '}
                  {noteOf(locale, words, one)}
                </p>
                <LookForm
                  campaign={campaign}
                  audience={key}
                  unusual={one}
                  look={lookAt(looks, key, one)}
                  reasons={lookReasons}
                  forClient
                  label={noteOf(locale, words, one)}
                />
              </li>
            ))}
          </ul>
          <p className="admin-muted">{words.reasons}</p>
        </>
      )}
    </div>
  );
}

const lookAt = (looks: UnusualProps['looks'], key: string, { rule, from, to }: UnusualDays) =>
  looks.find((look) => look.audience === key && look.rule === rule && look.from === from && look.to === to);

function noteOf(
  locale: Locale,
  words: AdminTexts['campaignImport']['unusual'],
  { rule, from, to, usual, ...figures }: UnusualDays,
): string {
  const format = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const [found, against] = [Math.round(figures.found), Math.round(figures.against)];
  const text =
    rule === 'peak' ? words.peak : countedForm(locale, words[rule], rule === 'repeated' ? against : found);
  return fill(text, {
    days: formatDayRange(format, from, to),
    found: formatNumber(locale, found),
    against: formatNumber(locale, against),
    usual: numberFormat(locale, { maximumFractionDigits: 1 }).format(usual ?? 0),
  });
}
