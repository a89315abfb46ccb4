/**
 * Operations that the open tabs of the last release cannot use any more, each with the reason: `'POST /api/leads/{}': 'a lead has two dates'`.
 * A tab of another build gets 409 `outdated` from them, and offers to reload. A test demands the entry, and refuses one that is not
 * needed: after a release, `npm run keep-release` and an empty list.
 */
export const breaks: Readonly<Record<string, string>> = {
  'GET /api/consent-proofs':
    'the proof of an artist says nothing of measuring and functions, which its banner did not ask for',
  'GET /api/sends':
    'leads that were not sent are counted by reason for each destination, no longer in one number',
};
