import type { accessibility as fr } from './fr.ts';

/** The accessibility statement, in the order of the official template. */
export const accessibility = {
  meta: {
    title: 'Accessibility statement',
    description:
      'How far the site complies with the French standard RGAA, computed from a public audit: what is met, what is not, what is still to be checked.',
  },
  crumb: 'Accessibility',
  title: 'Accessibility statement',
  lead: 'A voluntary statement. We say what works, what does not, and what nobody has checked yet.',
  /** The state under the law, then why. */
  states: {
    full: 'Fully compliant with RGAA {rgaa}',
    partial: 'Partially compliant with RGAA {rgaa}',
    below: 'Not compliant with RGAA {rgaa}',
    unfinished: 'Not compliant with RGAA {rgaa}: audit under way',
    expired: 'Not compliant with RGAA {rgaa}: audit out of date',
  },
  /** `{rate}` is the share of the decided, applicable criteria. */
  results: {
    finished: '{respected} of {applicable} applicable criteria are met, on every page of the sample.',
    unfinished:
      '{respected} of the {applicable} criteria that apply or remain to be checked are met, on every page of the sample. As long as one criterion is unchecked, the state stays “not compliant”, whatever the others are.',
    audit: 'Internal audit of {day}, valid until {until}.',
  },
  legend: {
    C: { one: '{count} met', other: '{count} met' },
    NC: { one: '{count} not met', other: '{count} not met' },
    NA: { one: '{count} not applicable', other: '{count} not applicable' },
    NT: { one: '{count} to be checked', other: '{count} to be checked' },
  },
  order: '{count} criteria, in the order of the standard',
  commitment: {
    title: 'Commitment',
    text: '{name} undertakes to make its website accessible, in accordance with article 47 of French law no. 2005-102 of 11 February 2005.',
    scope:
      'This statement applies to {site}, release pages included. It does not cover the back office, which only the agency uses.',
  },
  state: {
    title: 'Compliance status',
    text: {
      full: '{site} is fully compliant with the French accessibility standard RGAA, version {rgaa}.',
      partial:
        '{site} is partially compliant with the French accessibility standard RGAA, version {rgaa}, because of the failures listed below.',
      below:
        '{site} is not compliant with the French accessibility standard RGAA, version {rgaa}, because of the failures listed below.',
      unfinished:
        '{site} is not compliant with the French accessibility standard RGAA, version {rgaa}: the audit is not finished.',
      expired:
        '{site} is not compliant with the French accessibility standard RGAA, version {rgaa}: the audit is no longer in force.',
    },
    tests: 'Test results',
    rate: 'The internal audit shows that {rate}% of the applicable criteria are met; a criterion still to be checked counts as not met.',
  },
  content: {
    title: 'Content that is not accessible',
    defects: 'Failures',
    lead: 'Each defect has its plan, and a day.',
    none: 'The audit found no failure.',
    columns: { criterion: 'Criterion', note: 'What gets in the way', due: 'Fixed before' },
    meanwhile: 'Meanwhile: {text}',
    plan: 'Planned: {text}',
    pages: 'Pages: {names}.',
    untested: 'Not checked yet',
    exemptions: 'Exemptions for disproportionate burden',
    noExemption: 'None.',
    others: 'Content outside the duty of accessibility',
    othersText:
      'Music and video players and the booking calendar of other companies, which load only when you ask for them, and the words of reviews as their authors wrote them.',
  },
  made: {
    title: 'How this statement was made',
    text: 'This statement was made on {day}.',
    by: 'The audit was carried out by:',
    technologies: 'Technologies used',
    environment: 'Test environment',
    tools: 'Tools used',
    pages: 'Pages checked',
    sample:
      'Release pages are checked on one example of each template, and their reminder form on that of an album.',
  },
  contact: {
    title: 'Feedback and contact',
    text: 'Is a page keeping you out? Tell us which one: you will have an answer within seven days, and another way to get what you were looking for.',
    action: 'Report an accessibility problem',
    mail: 'Or by email:',
  },
  appeal: {
    title: 'Right of appeal',
    text: 'You told us about a defect that keeps you from content or a service, and our answer did not settle it? You can turn to the French Défenseur des droits:',
    message: 'send a message',
    delegate: 'meet a delegate near you',
    post: 'by post, free of charge and without a stamp: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
  },
  criteria: {
    title: 'The {count} criteria, one by one',
    text: 'The wording is that of the official standard, in French (DINUM, Licence Ouverte 2.0). The French text prevails.',
    topics: [
      'Images',
      'Frames',
      'Colours',
      'Multimedia',
      'Tables',
      'Links',
      'Scripts',
      'Mandatory elements',
      'Structure of information',
      'Presentation of information',
      'Forms',
      'Navigation',
      'Consultation',
    ],
    states: { C: 'Met', NC: 'Not met', NA: 'Not applicable', NT: 'To be checked' },
    how: { test: 'by a program', hand: 'by reading the pages', both: 'by a program and by reading' },
  },
} satisfies typeof fr;
