/** The ways by which a person reached the agency outside of the site. */
export const leadChannels = ['phone', 'message', 'meeting'] as const;
export type LeadChannel = (typeof leadChannels)[number];

/**
 * Why the agency may keep the details that it types (docs/decisions/0071-a-lead-entered-by-hand.md): the person asked for an
 * answer or an offer (GDPR, article 6.1.b), or agreed to be contacted (6.1.a). There is no third: a bought list has no basis.
 */
export const leadBases = ['asked', 'agreed'] as const;
export type LeadBasis = (typeof leadBases)[number];

/** The source of a lead that the agency typed. No form has it: a comma-free name that no site and no campaign has. */
export const BY_HAND = 'by-hand';
