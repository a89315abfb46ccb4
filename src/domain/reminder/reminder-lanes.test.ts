import { expect, it } from 'vitest';
import { pushLaneOf, pushLanes } from './reminder-lanes.ts';
import { timeToLive } from './time-to-live.ts';

it.each([
  ['https://fcm.googleapis.com/fcm/send/a', 'push-fcm'],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', 'push-mozilla'],
  ['https://web.push.apple.com/a', 'push-apple'],
  ['https://db5p.notify.windows.com/w/?token=a', 'push-wns'],
  ['https://push.example.com/a', 'push-other'],
  // Another person's host with a known name in it.
  ['https://fcm.googleapis.com.example.com/a', 'push-other'],
  ['https://notfcm.googleapis.com/a', 'push-other'],
  ['no address', 'push-other'],
])('the lane of %s is %s', (endpoint, lane) => {
  expect(pushLaneOf(endpoint)).toBe(lane);
  expect(pushLanes).toContain(lane);
});

it.each([
  ['midnight', 'Europe/Paris', '2027-01-21T23:00:00Z', 86_400],
  ['morning', 'Europe/Paris', '2027-01-22T08:00:00Z', 15 * 3600],
  ['release', 'Asia/Kathmandu', '2027-01-22T18:00:00Z', 900],
  // The day ends at 01:00 of the next one.
  ['morning', 'Africa/Cairo', '2027-04-29T07:00:00Z', 15 * 3600],
] as const)('a notification of %s in %s at %s is stored for %s s', (moment, zone, at, seconds) => {
  expect(timeToLive(moment, zone, Date.parse(at))).toBe(seconds);
});
