import { expect, it } from 'vitest';
import { withoutSmallGroups, zoneRegion } from './zone-region.ts';

it.each([
  ['Europe/Paris', '150'],
  ['America/Argentina/Buenos_Aires', '019'],
  ['Africa/Cairo', '002'],
  ['Asia/Kathmandu', '142'],
  ['Pacific/Kiritimati', '009'],
  ['Atlantic/Canary', '150'],
  ['Indian/Reunion', '002'],
  ['UTC', ''],
  ['Etc/GMT+3', ''],
  ['+02:00', ''],
])('the zone %s is in the region %j', (zone, region) => {
  expect(zoneRegion(zone)).toBe(region);
});

it('knows the region of every zone of a place', () => {
  const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => zoneRegion(zone) === '');
  expect(unknown.filter((zone) => !/^(?:Etc\/|Antarctica\/|Arctic\/|UTC$)/.test(zone))).toEqual([]);
});

it('adds groups under five up, after the others', () => {
  expect(
    withoutSmallGroups([
      { key: 'deezer', count: 4 },
      { key: '', count: 5 },
      { key: 'spotify', count: 12 },
      { key: 'tidal', count: 1 },
      { key: null, count: 7 },
    ]),
  ).toEqual([
    { key: 'spotify', count: 12 },
    { key: '', count: 5 },
    { key: null, count: 12 },
  ]);
  expect(withoutSmallGroups([{ key: 'spotify', count: 5 }])).toEqual([{ key: 'spotify', count: 5 }]);
});
