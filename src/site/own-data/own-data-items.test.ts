import { expect, it } from 'vitest';
import type { OwnData } from '../../contracts/own-data.ts';
import { locales } from '../../domain/locale/locale.ts';
import { UNKNOWN_ARTIST } from '../../domain/planner/inputs.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
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
  ...{ requests: [], testimonials: [], adActs: [] },
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

it.each(locales)('in %s, an objection by Global Privacy Control is named, and is no refusal', (locale) => {
  const consent = { analytics: true, marketing: false, functional: false, objected: true, at };
  const shown = (choice: object) =>
    ownDataItems(locale, {
      ...data,
      leads: data.leads.map((lead) => ({ ...lead, consent: choice })),
    } as OwnData)
      .flatMap(({ facts }) => facts.flat())
      .filter((text) => String(text).includes('Global Privacy Control'));
  expect(shown(consent)).toHaveLength(1);
  expect(shown({ ...consent, objected: false })).toEqual([]);
});

it('leaves out an artist whose name is not known', () => {
  const [lead] = data.leads;
  const unknown = { ...lead, name: UNKNOWN_ARTIST, fields: { ...lead?.fields, artistName: UNKNOWN_ARTIST } };
  const [item] = ownDataItems('fr', { ...data, leads: [unknown], watches: [] } as unknown as OwnData);
  expect(item?.facts.flat(2)).not.toContain(UNKNOWN_ARTIST);
  expect(item?.facts.flat().map(([label]) => label)).not.toContain('Nom');
  expect(item?.person?.name).toBe('');
  expect(item?.facts.flat()).toContainEqual(['Langue', 'Français']);
});

it('names the form of a booking in words, and not in the summary of what was typed', () => {
  const fields = {
    artistName: 'Nova',
    email: 'nova@example.com',
    source: 'spotify_ads_landing',
    newsletter: false,
  };
  const [item] = ownDataItems('fr', {
    ...data,
    leads: data.leads.map((lead) => ({ ...lead, kind: 'booking' as const, fields })),
  });
  expect(item?.about).toBe('30 novembre 2026 · Nom, Artiste');
  expect(item?.facts.flat()).toContainEqual(['Formulaire', 'Page Spotify Ads']);
});

it('names the tools that received a request, and none that did not', () => {
  const sentTo = [
    { destination: 'planner', state: 'delivered' },
    { destination: 'contact', state: 'not_configured' },
    { destination: 'booking', state: 'pending' },
  ] as const;
  const told = (sent: OwnData['leads'][number]['sentTo']) =>
    ownDataItems('fr', { ...data, leads: data.leads.map((lead) => ({ ...lead, sentTo: sent })) })
      .flatMap(({ facts }) => facts.flat())
      .filter(([label]) => label === ownData.fr.facts.sentTo);
  expect(told([...sentTo])).toEqual([['Envoyé à nos outils', 'Planificateur']]);
  expect(told(sentTo.slice(1))).toEqual([]);
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

it('writes a reminder with its platform, its hour on the clock of its zone, and both moments', () => {
  const reminder: OwnData['reminders'][number] = {
    id: 'r1',
    page: 'Nova',
    state: 'waiting',
    platform: 'spotify',
    moment: 'morning',
    zone: 'Asia/Tokyo',
    locale: 'fr',
    askedAt: at,
    confirmedAt: '2026-11-30T10:05:00.000Z',
    dueAt: '2027-01-22T00:00:00.000Z',
  };
  const any = { ...reminder, id: 'r2', platform: '', confirmedAt: null };
  const paused = { ...reminder, id: 'r3', state: 'paused' as const };
  const [chosen, unconfirmed, waiting] = ownDataItems('fr', {
    ...{ ...data, leads: [], watches: [] },
    reminders: [reminder, any, paused],
  });
  // Its page is offline or has no date: the stored hour is a former one.
  expect(waiting?.about).toBe('Nova');
  expect(waiting?.facts.flat()).toContainEqual(['Heure prévue', 'Aucune pour le moment']);
  expect(chosen?.facts.flat()).toEqual([
    ['Email', 'nova@example.com'],
    ['Plateforme', 'Spotify'],
    ['Heure prévue', '22 janvier 2027 à 9\u00a0h'],
    ['Fuseau horaire', 'Asia/Tokyo'],
    ['Langue', 'Français'],
    ['Demandé le', '30 novembre 2026 à 19\u00a0h'],
    ['Confirmé le', '30 novembre 2026 à 19\u00a0h\u00a005'],
  ]);
  const labels = unconfirmed?.facts.flat().map(([label]) => label);
  expect(labels).not.toContain('Confirmé le');
  expect(unconfirmed?.facts.flat()).toContainEqual(['Plateforme', 'Peu importe']);
});

it.each(locales)('names what advertising platforms were sent (%s)', (locale) => {
  const act = {
    platform: 'meta',
    isArtists: true,
    act: 'click',
    at,
    page: '/p/nova',
    link: 'spotify',
    state: 'sent',
  };
  const acts = [act, { ...act, act: 'lead', link: null, isArtists: false }];
  const items = ownDataItems(locale, {
    ...nothing,
    schema: 1,
    leadsEnd: null,
    adActs: acts,
  } as unknown as OwnData);
  const words = ownData[locale].adActs;
  const [item] = items;
  expect([items.length, item?.kind, item?.title.includes('2')]).toEqual([1, 'adActs', true]);
  expect(item?.facts.map((facts) => facts.map(([, value]) => value))).toMatchObject([
    [
      expect.stringContaining('Spotify'),
      expect.any(String),
      '/p/nova',
      expect.stringMatching(/^Meta, /),
      words.states.sent,
    ],
    [words.acts.lead, expect.any(String), '/p/nova', 'Meta', words.states.sent],
  ]);
});
