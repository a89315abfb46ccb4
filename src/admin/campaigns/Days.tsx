import { intlTag } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';

/** First and last day in words. They are calendar days: no time zone moves them. */
export function Days({ from, to }: { from: string; to: string }) {
  const { locale } = useLanguage();
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const text = format.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`));
  // Intl sets thin and narrow spaces around the dash, which the webfonts do not have. A line may end after it only.
  const days = text.replaceAll(/\s/g, '\u00a0').replace('–\u00a0', '– ');
  return <span className="campaigns-days">{days}</span>;
}
