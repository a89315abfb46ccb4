/**
 * What stands in the place of an artist's name once the person was erased: the figures of a campaign remain the agency's,
 * under a name that is in no language and leads to nobody.
 */
export const namelessCampaign = (id: string): string => `#${id.slice(0, 8)}`;
