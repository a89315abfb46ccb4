/**
 * The steps after which a former version cannot go on, each with what it would miss. All other steps only expand the schema:
 * `expand.long.db.test.ts` compares the schemas before and after each. What is to be removed or narrowed first stays unused for one release,
 * and goes with the next one.
 */
export const contracts: Readonly<Record<string, string>> = {
  '0069-documents': 'texts, landing pages and their versions in the tables where it looks for them',
  '0070-refusal-grounds': 'the rule that let it add to the log of moderation without a ground',
  '0105-person-link-kinds': 'the unique index by which it stores one link of each address',
  '0120-reminder-pushes': 'the index by which it finds reminders that are due',
  '0129-processes': 'nothing, but each change of lists raises a number that it does not know',
};
