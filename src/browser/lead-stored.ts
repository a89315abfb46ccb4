/** The event that the window receives when the server has stored a lead. It holds nothing about the lead. */
export const LEAD_STORED = 'lead-stored';
