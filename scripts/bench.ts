/** `npm run bench`: filled by the issue that measures the site. */
console.log('No benchmark exists yet.');
