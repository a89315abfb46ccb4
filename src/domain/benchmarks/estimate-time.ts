/** How long an estimate takes in the simulator, in seconds. By itself, for a browser that needs no other figure. */
export const ESTIMATE_SECONDS = 30;
