import { expect, it } from 'vitest';
import type { OwnData } from '../../contracts/own-data.ts';
import { locales } from '../../domain/locale/locale.ts';
import { ownDataItems } from './own-data-items.ts';

const at = '2026-11-30T10:00:00.000Z';
const release = {
  releaseType: 'album',
  genre: 'variete',
  territories: ['DE', 'ES'],
  releaseDate: '2027-01-15',
  budget: '0',
} as const;
const nothing = {
  ...{ leads: [], reviews: [], campaigns: [], invitations: [], mails: [], quarantined: [], answers: [] },
  ...{ newsletter: [], reminders: [], artistLists: [], reminderProofs: [], watches: [], reports: [] },
  ...{ requests: [], testimonials: [] },
};
const data = {
  ...nothing,
  schema: 1,
  email: 'nova@example.com',
  exportedAt: at,
  leadsEnd: null,
  leads: [
    {
      id: 'l1',
      kind: 'planner',
      createdAt: at,
      status: 'new',
      locale: 'fr',
      name: 'Nova',
      email: 'nova@example.com',
      phone: null,
      fields: { artistName: 'Nova', email: 'nova@example.com', ...release, newsletter: false },
      page: '/',
      referrer: null,
      source: 'direct',
      utm: {},
      browser: 'Firefox',
      consent: null,
      sentTo: [],
      notes: 0,
    },
  ],
  watches: [
    {
      id: 'w1',
      release: { ...release, friday: '2027-01-08' },
      state: 'watching',
      locale: 'fr',
      askedAt: at,
      confirmedAt: at,
      endsOn: '2027-01-15',
    },
  ],
} as unknown as OwnData;

it.each(locales)('in %s, a plan and a watched Friday have no name or value of the programs', (locale) => {
  const items = ownDataItems(locale, data);
  expect(items.map(({ kind }) => kind)).toEqual(['lead', 'watch']);
  for (const { facts } of items) {
    const shown = facts.flat();
    expect(shown.length).toBeGreaterThan(5);
    for (const [label, value] of shown) {
      expect([...Object.keys(release), 'friday', 'artistName']).not.toContain(label);
      expect(['variete', 'DE, ES', release.releaseDate, '0']).not.toContain(value);
    }
  }
});

it('writes the answers of a plan as its author chose them', () => {
  const [, watched] = ownDataItems('fr', data);
  expect(watched?.facts.flat()).toEqual([
    ['Email', 'nova@example.com'],
    ['Format', 'album'],
    ['Genre', 'variété française'],
    ['Pays visés', 'Allemagne, Espagne'],
    ['Mois de sortie', 'janvier 2027'],
    ['Budget publicitaire', 'sans publicité'],
  ]);
});
