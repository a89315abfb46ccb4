/**
 * Time that an estimate takes in the simulator, in seconds. It has its own module, so that browser code which
 * needs no other figure does not load them all.
 */
export const ESTIMATE_SECONDS = 30;
