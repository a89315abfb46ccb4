import type { Locale } from '../../domain/locale/locale.ts';
import { dateFormat } from '../format.ts';

/** Formats a moment on the clock of a zone, for a sentence: `le vendredi 22 janvier à 9 h, heure de Paris`. */
export function reminderTime(locale: Locale, time: number, zone: string): string {
  const day = zoneDay(locale, time, zone);
  const hour = zoneHour(locale, time, zone);
  const city = cityOf(zone);
  // Not a city: privacy settings of browsers report it.
  const isCity = city !== 'UTC';
  if (locale === 'fr') {
    const of = isCity ? (/^[aeiouyh]/i.test(city) ? 'd’' : 'de ') : '';
    return `le ${day} à ${hour}, heure ${of}${city}`;
  }
  if (locale === 'es') return `el ${day} a las ${hour}, hora ${isCity ? 'de ' : ''}${city}`;
  if (locale === 'pt') return `${day}, às ${hour}, horário ${isCity ? 'de ' : ''}${city}`;
  return `on ${day} at ${hour}, ${city} time`;
}

/** Formats the day of a moment in a zone: `vendredi 22 janvier`. */
function zoneDay(locale: Locale, time: number, zone: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone } as const;
  const date = dateFormat(locale, options).format(time);
  if (locale === 'fr') return date.replace(/(^|\s)1 /, '$11er ');
  return locale === 'es' ? date.replace(',', '') : date;
}

/** Formats the hour of a moment in a zone: `9 h`, `9h`, else `09:00`. */
function zoneHour(locale: Locale, time: number, zone: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;
  const clock = dateFormat('en', options).format(time);
  const [hours = '', minutes = ''] = clock.split(':');
  const rest = minutes === '00' ? '' : minutes;
  if (locale === 'fr') return `${Number(hours)}\u00a0h${rest && `\u00a0${rest}`}`;
  if (locale === 'pt') return `${Number(hours)}h${rest}`;
  return clock;
}

/** Returns the city in the name of a zone: `America/Sao_Paulo` is `Sao Paulo`. */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
