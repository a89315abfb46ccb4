import type { Locale } from '../../domain/locale/locale.ts';

/** Former spellings in the names of zones, which browsers still report: Chrome says `Asia/Katmandu`, `Asia/Calcutta`, `Europe/Kiev`. */
const renamed: Readonly<Record<string, string>> = {
  ...{ Asmera: 'Asmara', Calcutta: 'Kolkata', Dacca: 'Dhaka', Godthab: 'Nuuk', Katmandu: 'Kathmandu' },
  ...{ Kiev: 'Kyiv', Macao: 'Macau', Rangoon: 'Yangon', Saigon: 'Ho Chi Minh', Thimbu: 'Thimphu' },
};

/** Letters that the names of zones lack, in every language. */
const accented: Readonly<Record<string, string>> = {
  ...{ Araguaina: 'Araguaína', Belem: 'Belém', Cancun: 'Cancún', Cuiaba: 'Cuiabá', Eirunepe: 'Eirunepé' },
  ...{ Maceio: 'Maceió', Merida: 'Mérida', Noumea: 'Nouméa', Santarem: 'Santarém', 'Sao Paulo': 'São Paulo' },
};

/**
 * Cities that have another name in a language, after the Unicode CLDR. A French or Portuguese name that takes an article has it with the
 * preposition: `du Caire`.
 */
const cities: Record<Locale, Readonly<Record<string, string>>> = {
  fr: {
    ...{ Algiers: 'Alger', Athens: 'Athènes', Azores: 'des Açores', Baghdad: 'Bagdad', Beirut: 'Beyrouth' },
    ...{ Brussels: 'Bruxelles', Bucharest: 'Bucarest', Cairo: 'du Caire', Canary: 'des Canaries' },
    ...{ 'Cape Verde': 'du Cap-Vert', Copenhagen: 'Copenhague', Dubai: 'Dubaï', Havana: 'La Havane' },
    ...{
      'Ho Chi Minh': 'Hô-Chi-Minh-Ville',
      Jerusalem: 'Jérusalem',
      Kathmandu: 'Katmandou',
      Kolkata: 'Calcutta',
    },
    ...{ Lisbon: 'Lisbonne', London: 'Londres', Madeira: 'Madère', Malta: 'Malte', Manila: 'Manille' },
    ...{
      'Mexico City': 'Mexico',
      Moscow: 'Moscou',
      Nicosia: 'Nicosie',
      Reunion: 'La Réunion',
      Riyadh: 'Riyad',
    },
    ...{ Seoul: 'Séoul', Singapore: 'Singapour', Tehran: 'Téhéran', Vienna: 'Vienne', Warsaw: 'Varsovie' },
  },
  en: { Asuncion: 'Asunción', Bogota: 'Bogotá', 'Ho Chi Minh': 'Ho Chi Minh City', Reunion: 'Réunion' },
  es: {
    ...{ Algiers: 'Argel', Asuncion: 'Asunción', Athens: 'Atenas', Baghdad: 'Bagdad', Berlin: 'Berlín' },
    ...{
      Bogota: 'Bogotá',
      Brussels: 'Bruselas',
      Bucharest: 'Bucarest',
      Cairo: 'El Cairo',
      Canary: 'Canarias',
    },
    ...{
      'Cape Verde': 'Cabo Verde',
      Copenhagen: 'Copenhague',
      Dhaka: 'Daca',
      Dubai: 'Dubái',
      Dublin: 'Dublín',
    },
    ...{
      Havana: 'La Habana',
      'Ho Chi Minh': 'Ciudad Ho Chi Minh',
      Istanbul: 'Estambul',
      Jerusalem: 'Jerusalén',
    },
    ...{
      Johannesburg: 'Johannesburgo',
      Kathmandu: 'Katmandú',
      Kolkata: 'Calcuta',
      Kyiv: 'Kiev',
      Lisbon: 'Lisboa',
    },
    ...{ London: 'Londres', 'Los Angeles': 'Los Ángeles', Luxembourg: 'Luxemburgo', Moscow: 'Moscú' },
    ...{ 'Mexico City': 'Ciudad de México', Monaco: 'Mónaco', 'New York': 'Nueva York', Panama: 'Panamá' },
    ...{ Paris: 'París', Prague: 'Praga', Reunion: 'Reunión', Riyadh: 'Riad', Rome: 'Roma', Seoul: 'Seúl' },
    ...{
      Shanghai: 'Shanghái',
      Singapore: 'Singapur',
      Stockholm: 'Estocolmo',
      Sydney: 'Sídney',
      Taipei: 'Taipéi',
    },
    ...{
      Tehran: 'Teherán',
      Tokyo: 'Tokio',
      Tunis: 'Túnez',
      Vienna: 'Viena',
      Warsaw: 'Varsovia',
      Zurich: 'Zúrich',
    },
  },
  pt: {
    ...{ Algiers: 'Argel', Asuncion: 'Assunção', Athens: 'Atenas', Azores: 'dos Açores', Baghdad: 'Bagdá' },
    ...{
      Beirut: 'Beirute',
      Berlin: 'Berlim',
      Bogota: 'Bogotá',
      Brussels: 'Bruxelas',
      Bucharest: 'Bucareste',
    },
    ...{ Budapest: 'Budapeste', Cairo: 'do Cairo', Canary: 'das Canárias', 'Cape Verde': 'de Cabo Verde' },
    ...{ Copenhagen: 'Copenhague', 'Ho Chi Minh': 'da Cidade de Ho Chi Minh', Istanbul: 'Istambul' },
    ...{ Jerusalem: 'Jerusalém', Johannesburg: 'Joanesburgo', Kathmandu: 'Katmandu', Kolkata: 'Calcutá' },
    ...{ Kyiv: 'Kiev', Lisbon: 'Lisboa', London: 'Londres', Luxembourg: 'Luxemburgo', Madeira: 'da Madeira' },
    ...{ Madrid: 'Madri', 'Mexico City': 'da Cidade do México', Monaco: 'Mônaco', Montevideo: 'Montevidéu' },
    ...{
      Moscow: 'Moscou',
      'New York': 'Nova York',
      Panama: 'do Panamá',
      Prague: 'Praga',
      Reunion: 'da Reunião',
    },
    ...{ Riyadh: 'Riad', Rome: 'Roma', Seoul: 'Seul', Shanghai: 'Xangai', Singapore: 'Singapura' },
    ...{ Stockholm: 'Estocolmo', Taipei: 'Taipé', Tehran: 'Teerã', Tokyo: 'Tóquio', Tunis: 'Túnis' },
    ...{ Vienna: 'Viena', Warsaw: 'Varsóvia', Zurich: 'Zurique' },
  },
};

/** Returns the city in the name of a time zone, in a language: `America/Sao_Paulo` is `São Paulo`, `Asia/Katmandu` is `Katmandou`. */
export function cityOf(locale: Locale, zone: string): string {
  const last = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  const name = renamed[last] ?? last;
  return cities[locale][name] ?? accented[name] ?? name;
}
