import type { ContactFields } from '../../contracts/contact.ts';
import type { Utm } from '../../domain/attribution/utm.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { CampaignInputs } from '../../domain/simulator/inputs.ts';

interface SampleBase {
  /** How long before the seeding it came, in hours. */
  hoursAgo: number;
  locale: Locale;
  page: string;
  referrer: string | null;
  utm: Utm;
  userAgentFamily: string;
}

export interface SampleSimulation extends SampleBase {
  kind: 'simulation';
  inputs: CampaignInputs & { artistName: string; email: string };
}
export interface SampleContact extends SampleBase {
  kind: 'contact';
  fields: ContactFields;
}
export type SampleLead = SampleSimulation | SampleContact;

/** A dozen leads as they could have come, oldest first. The artists are invented, the addresses lead nowhere. */
export const sampleLeads: readonly SampleLead[] = [
  {
    kind: 'contact',
    hoursAgo: 312,
    ...visit('fr', '/', 'https://www.google.com/', 'Chrome'),
    fields: {
      name: 'Maëlle Kervran',
      email: 'maelle.kervran@example.com',
      message:
        'Bonjour, je sors mon premier EP le mois prochain et je voudrais savoir quel budget prévoir pour le clip. Merci !',
      platform: 'youtube',
    },
  },
  simulation(287, visit('fr', '/', null, 'Safari mobile'), ['Nuit Corail', 'nuit.corail@example.com'], {
    platform: 'youtube',
    campaignType: 'awareness',
    budget: 1000,
    country: 'europe',
  }),
  simulation(
    241,
    visit('en', '/en', 'https://www.instagram.com/', 'Instagram mobile', {
      utm_source: 'instagram',
      utm_medium: 'story',
      utm_campaign: 'spring-releases',
    }),
    ['Paper Lanterns', 'booking.paperlanterns@example.com'],
    { platform: 'meta', campaignType: 'engagement', budget: 1500, country: 'usa' },
  ),
  simulation(198, visit('es', '/es', null, 'Chrome mobile'), ['La Marea Lenta', 'lamarealenta@example.com'], {
    platform: 'tiktok',
    campaignType: 'awareness',
    budget: 1200,
    country: 'south_america',
  }),
  {
    kind: 'contact',
    hoursAgo: 173,
    ...visit('en', '/en', null, 'Firefox'),
    fields: {
      name: 'Tobias Wrenfield',
      email: 'tobias@example.com',
      message:
        'We manage three bands and plan four videos this year.\nDo you offer a yearly plan, and who would be our contact?',
      platform: 'youtube',
    },
  },
  simulation(
    149,
    visit('pt', '/pt', 'https://www.google.com.br/', 'Chrome'),
    ['Vento Sul', 'ventosul@example.com'],
    {
      platform: 'youtube',
      campaignType: 'engagement',
      budget: 800,
      country: 'south_america',
    },
  ),
  simulation(
    120,
    visit('fr', '/', 'https://www.facebook.com/', 'Facebook mobile', {
      utm_source: 'facebook',
      utm_medium: 'cpc',
      utm_campaign: 'simulateur',
    }),
    ['DJ Ombrelle', 'contact.ombrelle@example.com'],
    { platform: 'tiktok', campaignType: 'conversion', budget: 5000, country: 'europe' },
  ),
  {
    kind: 'contact',
    hoursAgo: 96,
    ...visit('es', '/es', 'https://www.google.es/', 'Edge'),
    fields: {
      name: 'Inés Albareda',
      email: 'ines.albareda@example.com',
      message: '¿Trabajáis también con sellos pequeños? Tenemos dos lanzamientos en otoño.',
      platform: 'meta',
    },
  },
  simulation(71, visit('en', '/en', null, 'Safari'), ['Harbor & Pine', 'hello.harborpine@example.com'], {
    platform: 'youtube',
    campaignType: 'awareness',
    budget: 2500,
    country: 'canada',
  }),
  simulation(44, visit('fr', '/', null, 'Chrome mobile'), ['Les Éclats Bleus', 'eclatsbleus@example.com'], {
    platform: 'meta',
    campaignType: 'awareness',
    budget: 900,
    country: 'europe',
  }),
  {
    kind: 'contact',
    hoursAgo: 20,
    ...visit('pt', '/pt', null, 'Samsung Internet mobile'),
    fields: {
      name: 'Duarte Vilaverde',
      email: 'duarte.vilaverde@example.com',
      message: 'Olá! Quanto tempo antes do lançamento devo começar a campanha no TikTok?',
      platform: 'tiktok',
    },
  },
  simulation(
    5,
    visit('fr', '/', 'https://www.youtube.com/', 'Firefox', {
      utm_source: 'youtube',
      utm_medium: 'description',
    }),
    ['Sable Ardent', 'sable.ardent@example.com'],
    { platform: 'youtube', campaignType: 'conversion', budget: 3000, country: 'asia' },
  ),
];

function visit(
  locale: Locale,
  page: string,
  referrer: string | null,
  userAgentFamily: string,
  utm: Utm = {},
): Omit<SampleBase, 'hoursAgo'> {
  return { locale, page, referrer, userAgentFamily, utm };
}

function simulation(
  hoursAgo: number,
  from: Omit<SampleBase, 'hoursAgo'>,
  [artistName, email]: [artistName: string, email: string],
  inputs: CampaignInputs,
): SampleSimulation {
  return { kind: 'simulation', hoursAgo, ...from, inputs: { artistName, email, ...inputs } };
}
