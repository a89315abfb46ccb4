import { LeadsSection } from '../../src/admin/leads/LeadsSection.tsx';
import type { LeadDetailDto, LeadRowDto } from '../../src/contracts/leads/lead.ts';
import { openScreen, type Screen, sectionRoute, texts } from './admin-screen.tsx';

export { serve } from '../fake-api.ts';

export const t = texts.leads;

export const row = (id: string, values: Partial<LeadRowDto> = {}): LeadRowDto => ({
  id,
  kind: 'simulation',
  createdAt: '2026-11-20T10:00:00Z',
  name: `Artiste ${id}`,
  email: `${id}@exemple.fr`,
  phone: null,
  platform: 'youtube',
  budget: 1500,
  locale: 'fr',
  source: 'google.com',
  status: 'new',
  assignee: null,
  delivery: 'delivered',
  followUp: null,
  lostReason: null,
  wonValue: null,
  demo: false,
  ...values,
});

export const detail = (id: string, values: Partial<LeadDetailDto> = {}): LeadDetailDto => ({
  ...row(id),
  fields: { artistName: `Artiste ${id}`, email: `${id}@exemple.fr`, platform: 'youtube', budget: 1500 },
  costVersion: 1,
  page: '/youtube-ads',
  referrer: null,
  utm: {},
  userAgentFamily: 'Safari mobile',
  consent: null,
  deliveries: [],
  sends: [],
  events: [{ kind: 'created', at: '2026-11-20T10:00:00Z' }],
  campaigns: [],
  lostNote: null,
  others: [],
  ...values,
});

export const listOf = (...items: LeadRowDto[]) => ({
  data: { items, total: items.length, page: 1, pageSize: 25 },
});

/** Opens the section at an address below `/admin`. */
export const open = (address: string): Screen => openScreen(sectionRoute(<LeadsSection />), address);
