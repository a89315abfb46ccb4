/** Key under which a browser stores its votes on reviews. It is separate from the keys that every page loads. */
export const VOTES_KEY = 'helpfulVotes';
