/** Name under which a browser keeps its votes on reviews. Apart from the site's others, which every page loads. */
export const VOTES_KEY = 'helpfulVotes';
