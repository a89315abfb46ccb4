import type { RetirementDto } from '../../../contracts/leads/retirement.ts';
import { MOST_A_NIGHT, MOST_SHARE } from '../../../domain/lead/retention/night.ts';
import { fill, formatDayOfMonth, formatNumber, formatPercent } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';

/** Why the site deletes nothing at present, if leads are due or will be soon. */
export function EndingNotice({ retirement }: { retirement: RetirementDto }) {
  const { locale, t } = useLanguage();
  const words = t.requests.ending.notices;
  const { all, due, persons, startsOn, stop } = retirement;
  if (startsOn !== null && persons.length > 0)
    return (
      <Notice
        tone="info"
        title={fill(words.first.title, { day: formatDayOfMonth(locale, startsOn) })}
        text={words.first.text}
      />
    );
  if (stop !== 'share' && stop !== 'clock' && stop !== 'full') return null;
  const figures = {
    share: formatPercent(locale, due / Math.max(1, all)),
    most: formatPercent(locale, MOST_SHARE),
    night: formatNumber(locale, MOST_A_NIGHT),
  };
  return (
    <Notice
      tone={stop === 'share' ? 'warning' : 'info'}
      title={fill(words[stop].title, figures)}
      text={fill(words[stop].text, figures)}
    />
  );
}

function Notice({ tone, title, text }: { tone: 'info' | 'warning'; title: string; text: string }) {
  return (
    <p className={`requests-notice is-${tone}`} role={tone === 'warning' ? 'alert' : undefined}>
      <Glyph name={tone === 'warning' ? 'warning' : 'pending'} />
      <span>
        <strong>{title}</strong> {text}
      </span>
    </p>
  );
}
