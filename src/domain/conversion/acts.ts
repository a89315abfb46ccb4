/** Acts of a visitor of which the server tells ad platforms: a lead was stored; a call was booked in Calendly's window. */
export const acts = ['lead', 'call'] as const;
export type Act = (typeof acts)[number];

/** The id by which a platform recognises the same act told by the page: the lead's, `<lead>.s` for its call (decision record 0128). */
export const eventIdOf = (act: Act, leadId: string): string => (act === 'call' ? `${leadId}.s` : leadId);
