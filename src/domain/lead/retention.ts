/** A lead is deleted this number of years after the last contact by the person, as the privacy page states. */
export const LEAD_YEARS = 3;
