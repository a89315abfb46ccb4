import { expect, it } from 'vitest';
import { bodyOf } from './draft.ts';
import { leadValues } from './lead-values.ts';

const simulation = {
  id: 'lead-1',
  name: 'Nova',
  email: 'nova@exemple.fr',
  locale: 'pt' as const,
  platform: 'tiktok',
  budget: 1500.5,
  wonValue: null,
  fields: {
    artistName: ' Nova ',
    platform: 'tiktok',
    campaignType: 'engagement',
    country: 'canada',
    link: 'https://youtu.be/dQw4w9WgXcQ?si=x',
  },
};

it('leadValues takes all values of a simulation', () => {
  expect(leadValues(simulation, 'fr')).toMatchObject({
    artist: 'Nova',
    platform: 'tiktok',
    campaignType: 'engagement',
    country: 'canada',
    budget: '1500,5',
    leadId: 'lead-1',
    status: 'planned',
    clientName: '',
    clientEmail: 'nova@exemple.fr',
    clientLocale: 'pt',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
});

it('leadValues takes the amount of the sale as the budget, in euros', () => {
  expect(leadValues({ ...simulation, wonValue: 240_050 }, 'fr').budget).toBe('2400,5');
});

it('leadValues takes Spotify from the lead of its page', () => {
  const booking = { ...simulation, id: 'lead-3', name: 'Léa', platform: 'spotify', budget: null, fields: {} };
  expect(leadValues(booking, 'fr')).toMatchObject({ artist: 'Léa', platform: 'spotify' });
});

it.each(['radio', 'unknown'])('leadValues omits the platform %s, which campaigns do not have', (platform) => {
  expect(leadValues({ ...simulation, platform }, 'fr').platform).toBe('');
});

it('leadValues takes the name of a contact, and omits a value that the form does not offer', () => {
  const contact = {
    ...simulation,
    id: 'lead-2',
    name: 'Léa',
    platform: 'radio',
    budget: null,
    fields: { country: 'moon', link: 'javascript:alert(1)' },
  };
  expect(leadValues(contact, 'fr')).toMatchObject({
    ...{ artist: 'Léa', platform: '', country: '', budget: '' },
    ...{ clientName: 'Léa', videoUrl: '' },
  });
});

it('bodyOf reads amounts in the form of the language, and keeps text that is not a number', () => {
  const values = { ...leadValues(simulation, 'fr'), budget: '1 500,50 €', actualViews: '12 000' };
  expect(bodyOf(values, 'fr')).toMatchObject({ budget: 1500.5, actualViews: 12_000, actualCost: null });
  expect(bodyOf({ ...values, budget: '1,500.50', actualCost: 'mille' }, 'en')).toMatchObject({
    budget: 1500.5,
    actualCost: 'mille',
  });
  expect(bodyOf({ ...values, leadId: '' }, 'fr')['leadId']).toBeNull();
});
