export const adminCampaigns = {
  title: 'Campagnes',
};
