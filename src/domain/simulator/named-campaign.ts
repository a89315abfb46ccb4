/** The campaign whose views pages state beside a budget. It is that of the hero. */
export const namedCampaign = { platform: 'youtube', country: 'europe', campaignType: 'awareness' } as const;

/** The budget, in euros a month, whose views pages state. The hero shows it first. */
export const NAMED_BUDGET = 1000;

/** The tokens of texts for the views of that budget, or for a part of the sentence. */
const viewsNames = ['estimate.budget', 'estimate.views', 'estimate.about', 'estimate.between'] as const;
export type ViewsName = (typeof viewsNames)[number];

/** Returns whether a name in a text is one of them. */
export const isViewsName = (name: string): name is ViewsName => viewsNames.some((one) => one === name);
