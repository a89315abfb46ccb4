import type { Locale } from '../../domain/locale/locale.ts';
import { dateFormat } from '../format.ts';
import { formatHour } from '../time/hour.ts';

/** Formats a moment on the clock of a zone, for a sentence: `le vendredi 22 janvier à 9 h, heure de Paris`. */
export function reminderTime(locale: Locale, time: number, zone: string): string {
  const day = reminderDay(locale, time, zone);
  const hour = formatHour(locale, time, zone);
  const city = cityOf(locale, zone);
  // Not a city: privacy settings of browsers report it.
  const isCity = city !== 'UTC';
  if (locale === 'fr') {
    const of = isCity ? (/^[aeiouyh]/i.test(city) ? 'd’' : 'de ') : '';
    return `le ${day} à ${hour}, heure ${of}${city}`;
  }
  if (locale === 'es')
    return `el ${day} a ${hour.startsWith('1:') ? 'la' : 'las'} ${hour}, hora ${isCity ? 'de ' : ''}${city}`;
  if (locale === 'pt')
    return `${/^(?:domingo|sábado)/.test(day) ? 'no' : 'na'} ${day}, ${/^[01]h/.test(hour) ? 'à' : 'às'} ${hour}, horário ${isCity ? 'de ' : ''}${city}`;
  return `on ${day} at ${hour}, ${city} time`;
}

/** Formats the day of a moment in a zone: `vendredi 22 janvier`. */
export function reminderDay(locale: Locale, time: number, zone: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone } as const;
  const date = dateFormat(locale, options).format(time);
  if (locale === 'fr') return date.replace(/(^|\s)1 /, '$11er ');
  return locale === 'es' ? date.replace(',', '') : date;
}

/** Cities whose name in the language is another than in the name of the zone. */
const cities: Record<Locale, Readonly<Record<string, string>>> = {
  fr: { Brussels: 'Bruxelles', London: 'Londres', 'Sao Paulo': 'São Paulo' },
  en: { 'Sao Paulo': 'São Paulo' },
  es: {
    ...{ Berlin: 'Berlín', Brussels: 'Bruselas', London: 'Londres', 'Mexico City': 'Ciudad de México' },
    ...{ 'New York': 'Nueva York', Paris: 'París', 'Sao Paulo': 'São Paulo', Zurich: 'Zúrich' },
  },
  pt: {
    ...{ Berlin: 'Berlim', Brussels: 'Bruxelas', Lisbon: 'Lisboa', London: 'Londres', Madrid: 'Madri' },
    ...{ 'New York': 'Nova York', Rome: 'Roma', 'Sao Paulo': 'São Paulo', Zurich: 'Zurique' },
  },
};

/** Returns the city in the name of a zone: `America/Sao_Paulo` is `São Paulo`. */
function cityOf(locale: Locale, zone: string): string {
  const name = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return cities[locale][name] ?? name;
}
