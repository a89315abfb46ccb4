/** Years after the last contact that came from the person at which a lead is deleted, as the privacy page says. */
export const LEAD_YEARS = 3;
