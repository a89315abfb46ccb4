import type { adminCampaigns as fr } from '../fr/admin-campaigns.ts';

export const adminCampaigns = {
  title: 'Campañas',
} satisfies typeof fr;
