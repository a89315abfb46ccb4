/**
 * Returns the text that replaces an artist's name after the data of the person was erased: the figures of a campaign
 * remain the agency's, under a name that belongs to no language and identifies no person.
 */
export const namelessCampaign = (id: string): string => `#${id.slice(0, 8)}`;
