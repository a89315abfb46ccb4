/** The texts around a guide. */
export const guidePage = {
  updated: 'Updated {date}',
  takeaways: 'In short',
  steps: 'The plan, step by step',
  faq: 'Common questions',
  note: 'Good to know',
  /** The source of a statement about another company's rules, and the day on which it was checked. */
  checked: {
    page: 'Source: {source}, accessed on {date}.',
    /** Shown if a stored copy of the page was read. */
    datedCopy: 'Source: {source}, version {ofMonth}, accessed on {date} (archived copy).',
    undatedCopy: 'Source: {source}, accessed on {date} (archived copy).',
  },
  /** The note on the origin of a guide's figures. */
  basis:
    'The averages and thresholds in this guide are the agency’s own unless a source is given. None of them is a promise of results. A source marked “archived copy” was read in a stored copy; the original page prevails.',
  /** Shown before the terms of the agency's fee: the costs that a calculator includes, and those that all guides include. */
  fee: {
    budget: 'This budget is advertising alone.',
    total: 'Count the agency’s fee in what you spend, if it runs the campaign.',
    adSpend: 'The spend is advertising alone, without the fee.',
    guides: 'The budgets in the guides are advertising alone.',
  },
  call: {
    title: 'Would you rather work it out with us?',
    text: 'Tell us the track, the audience and the budget. We answer in writing, or on the phone ({agency.call}).',
    action: 'Get in touch',
    audit: 'Free KPI audit',
    book: 'Book a call',
    newTab: '(new tab)',
  },
  next: 'Next guide',
  all: 'All guides',
};
