// Reloaded, the page opens at its top, and not where it was left; an address that names a place still leads there.
if (!location.hash) history.scrollRestoration = 'manual';

export {};
