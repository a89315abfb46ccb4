/** Columns by which campaigns can be sorted; `starts` is the first day. */
export const campaignSorts = ['starts', 'artist', 'budget', 'status', 'created'] as const;
export type CampaignSort = (typeof campaignSorts)[number];
