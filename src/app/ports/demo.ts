/** Whether there is any lead, campaign or review of the site itself that is no sample: samples never stand beside it. */
export type HasRealRows = () => Promise<boolean>;
