import type { Locale } from '../../domain/locale/locale.ts';
import { dateFormat } from '../format.ts';
import { formatHour } from '../time/hour.ts';
import { cityOf } from './zone-cities.ts';

/** Formats a moment on the clock of a zone, for a sentence: `le vendredi 22 janvier à 9 h, heure de Paris`. */
export function reminderTime(locale: Locale, time: number, zone: string): string {
  const day = reminderDay(locale, time, zone);
  const hour = formatHour(locale, time, zone);
  // Midnight belongs to the day that begins: « a medianoche » of a Friday may be its end.
  const isMidnight = hour === '0:00' || hour === '0h';
  const city = cityOf(locale, zone);
  // Not a city: privacy settings of browsers report it.
  const isCity = city !== 'UTC';
  if (locale === 'fr') {
    const of = isCity && !hasArticle(city) ? (/^[aeiouyhé]/i.test(city) ? 'd’' : 'de ') : '';
    return `le ${day} à ${hour}, heure ${of}${city}`;
  }
  if (locale === 'es')
    return `${isMidnight ? `a las ${hour} del ${day}` : `el ${day} a ${hour.startsWith('1:') ? 'la' : 'las'} ${hour}`}, hora ${isCity ? 'de ' : ''}${city}`;
  if (locale === 'pt')
    return `${isMidnight ? `à ${hour} de ${day}` : `${/^(?:domingo|sábado)/.test(day) ? 'no' : 'na'} ${day}, ${/^1h/.test(hour) ? 'à' : 'às'} ${hour}`}, horário ${isCity && !hasArticle(city) ? 'de ' : ''}${city}`;
  return `on ${day} at ${hour}, ${city} time`;
}

/** Whether a name has its preposition with an article already: `du Caire`, `da Madeira`. */
const hasArticle = (city: string): boolean => /^d(?:u|es|e|o|a|os|as) /.test(city);

/** Formats the day of a moment in a zone: `vendredi 22 janvier`. */
export function reminderDay(locale: Locale, time: number, zone: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone } as const;
  const date = dateFormat(locale, options).format(time);
  return locale === 'es' ? date.replace(',', '') : date;
}
