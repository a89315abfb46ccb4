import { expect, it } from 'vitest';
import { isAnnounced, nextAnnouncementChange } from './announcement.ts';
import type { ContentSnapshot, PartContent } from './content.ts';

const content = (fields: Record<string, string>): PartContent => ({ schema: 1, fields, items: [] });
const online = (fields: Record<string, string>) =>
  ({ content: content(fields), fallback: 'none', at: 0 }) as const;
const at = Date.parse;
const texts = { text: 'Nouveau', startsAt: '2026-12-04T18:00', endsAt: '2026-12-06T09:30' };

it.each([
  ['2026-12-04T16:59:59.999Z', false],
  ['2026-12-04T17:00:00.000Z', true],
  ['2026-12-06T08:29:59.999Z', true],
  ['2026-12-06T08:30:00.000Z', false],
])(
  'isAnnounced at %s is %s for an announcement from 4 December 18:00 to 6 December 9:30 in Paris',
  (time, due) => {
    expect(isAnnounced(texts, at(time))).toBe(due);
  },
);

it('isAnnounced is false without a text, and true without start and end', () => {
  expect(isAnnounced({ ...texts, text: '' }, at('2026-12-05T00:00:00Z'))).toBe(false);
  expect(isAnnounced({ text: 'Nouveau' }, 0)).toBe(true);
});

it('nextAnnouncementChange returns the next start or end of any language, and Infinity after the last', () => {
  const snapshot: ContentSnapshot = {
    announcement: { fr: online(texts), en: online({ text: 'New', startsAt: '2026-12-05T00:00' }) },
  };
  const moments = ['2026-12-04T17:00:00.000Z', '2026-12-04T23:00:00.000Z', '2026-12-06T08:30:00.000Z'].map(
    at,
  );
  expect(nextAnnouncementChange(snapshot, 0)).toBe(moments[0]);
  expect(nextAnnouncementChange(snapshot, moments[0] ?? 0)).toBe(moments[1]);
  expect(nextAnnouncementChange(snapshot, moments[1] ?? 0)).toBe(moments[2]);
  expect(nextAnnouncementChange(snapshot, moments[2] ?? 0)).toBe(Infinity);
  expect(nextAnnouncementChange({}, 0)).toBe(Infinity);
  expect(nextAnnouncementChange(undefined, 0)).toBe(Infinity);
});
