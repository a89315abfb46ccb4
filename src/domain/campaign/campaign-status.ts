export const campaignStatuses = ['planned', 'active', 'finished'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];
