/** The ways by which a person reached the agency outside of the site. */
export const leadChannels = ['phone', 'message', 'meeting'] as const;
export type LeadChannel = (typeof leadChannels)[number];

/**
 * Why the agency may store the details that it types (docs/decisions/0071-a-lead-entered-by-hand.md): the person asked for an
 * answer or an offer (GDPR, article 6.1.b), or agreed to be contacted (6.1.a). There is no third basis: a bought list has none.
 */
export const leadBases = ['asked', 'agreed'] as const;
export type LeadBasis = (typeof leadBases)[number];

/** The source of a lead that the agency typed. The name has no comma and is not used by any site or campaign. */
export const BY_HAND = 'by-hand';
