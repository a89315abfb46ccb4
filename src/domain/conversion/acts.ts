/** Acts of a lead of which the server tells ad platforms: it was stored; a call was booked in Calendly's window. */
export const leadActs = ['lead', 'call'] as const;
export type LeadAct = (typeof leadActs)[number];

/** Acts on a landing page without a lead: the first click out of a view; a reminder by notification was set. */
export const pageActs = ['click', 'reminder'] as const;
export type PageAct = (typeof pageActs)[number];

export const acts = [...leadActs, ...pageActs] as const;
export type Act = (typeof acts)[number];

export const isPageAct = (act: Act): act is PageAct => act === 'click' || act === 'reminder';

/** How long an act without a lead is stored, in days, as stated in the privacy policy. The figures of an artist show as many days; all else looks at a week at most. */
export const LEADLESS_KEPT_DAYS = 90;

/** The category of an act without a lead, as the page's pixel names it. */
export const pageCategories: Readonly<Record<PageAct, string>> = { click: 'click-out', reminder: 'reminder' };

/** The id by which a platform recognises the same act told by the page: the lead's, `<lead>.s` for its call (decision record 0128). */
export const eventIdOf = (act: LeadAct, leadId: string): string => (act === 'call' ? `${leadId}.s` : leadId);
