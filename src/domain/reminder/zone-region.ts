/** Regions by their UN M49 code, of which `Intl.DisplayNames` knows the name in each language. */
const regions: Readonly<Record<string, string>> = {
  Africa: '002',
  America: '019',
  Asia: '142',
  Europe: '150',
  Australia: '009',
  Pacific: '009',
};

/** Zones of islands, whose name begins with an ocean. Source: UN M49, by the country of the zone (tz database, `zone.tab`). */
const islands: Readonly<Record<string, readonly string[]>> = {
  '150': [
    'Atlantic/Azores',
    'Atlantic/Canary',
    'Atlantic/Faeroe',
    'Atlantic/Faroe',
    'Atlantic/Madeira',
    'Atlantic/Reykjavik',
  ],
  '019': ['Atlantic/Bermuda', 'Atlantic/South_Georgia', 'Atlantic/Stanley'],
  '002': [
    ...[
      'Atlantic/Cape_Verde',
      'Atlantic/St_Helena',
      'Indian/Antananarivo',
      'Indian/Comoro',
      'Indian/Kerguelen',
    ],
    ...['Indian/Mahe', 'Indian/Mauritius', 'Indian/Mayotte', 'Indian/Reunion'],
  ],
  '142': ['Indian/Chagos', 'Indian/Maldives'],
  '009': ['Indian/Christmas', 'Indian/Cocos'],
};

/** Returns the UN M49 code of the region in which a time zone lies; empty: not known. */
export function zoneRegion(zone: string): string {
  const island = Object.entries(islands).find(([, zones]) => zones.includes(zone));
  return island?.[0] ?? regions[zone.split('/', 1)[0] ?? ''] ?? '';
}

/** The least number of persons that a group shows alone; smaller groups are added up. */
export const LEAST_GROUP = 5;

/** A number of persons by a key; null: small groups together, and those whose key is not known. */
export interface Group {
  key: string | null;
  count: number;
}

/** Returns the groups from the largest, with small ones added up as the last: a group of two fans may be known by name. */
export function withoutSmallGroups(groups: readonly Group[]): Group[] {
  const { shown = [], rest = [] } = Object.groupBy(groups, ({ key, count }) =>
    key === null || count < LEAST_GROUP ? 'rest' : 'shown',
  );
  const count = rest.reduce((sum, group) => sum + group.count, 0);
  return [...shown.toSorted((a, b) => b.count - a.count), ...(count > 0 ? [{ key: null, count }] : [])];
}
