/** Key, in local storage, of the simulations that have not reached the server. Alone here: every page looks it up. */
export const PENDING_STORAGE_KEY = 'pendingSimulation';
