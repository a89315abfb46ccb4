import type { adminCampaigns as fr } from '../fr/admin-campaigns.ts';

export const adminCampaigns = {
  title: 'Campanhas',
} satisfies typeof fr;
