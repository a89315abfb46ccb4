// A reload shows the top of the page, not the last scroll position; an address with a fragment still opens its place.
if (!location.hash) history.scrollRestoration = 'manual';

export {};
