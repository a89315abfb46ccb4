import type { reportMails as fr } from './fr.ts';

export const reportMails: typeof fr = {
  receipt: {
    subject: 'Report no. {number} received · {brand}',
    lines: [
      'Hello,',
      'We have received your report no. {number}: {reason}.',
      'Reported content: {address}',
      'A person reads it within one working day (four hours for the protection of children). You will have a decision, with its reason, within {days} days. No decision is automated.',
      'Something to add? Write to {contact} and quote the number. Your contact details are deleted one year after the report is closed. If you reported nothing, ignore this message.',
      '{brand}',
    ],
  },
  question: {
    subject: 'A question about your report no. {number} · {brand}',
    lines: [
      'Hello,',
      'To decide on your report no. {number}, we need one answer:',
      '{words}',
      'Reply to {contact} and quote the number. Without an answer within {days} days, we will decide on what we have.',
      '{brand}',
    ],
  },
  decision: {
    subject: 'Our decision on your report no. {number} · {brand}',
    lines: [
      'Hello,',
      'We have examined your report no. {number}. {outcome}',
      'Our reason, in our own words: {words}',
      'A person made this decision, without automated means.',
      '{ways}',
      '{brand}',
    ],
    outcomes: {
      removed: 'The content has been removed.',
      hidden: 'The content has been hidden.',
      shortened: 'The passage in question has been removed.',
      cuts: 'The passages in question have been removed.',
      kept: 'The content stays online.',
      restored: 'The first decision is reversed: the content has been restored.',
      absent: 'It is not upheld; the content is no longer online, for another reason.',
    },
  },
  statement: {
    measures: {
      removed: {
        subject: 'Your review has been removed · {brand}',
        done: 'Your review of {date} has been removed from the {brand} website, in all countries and without a time limit (decision no. {number}).',
      },
      shortened: {
        subject: 'A passage of your review has been removed · {brand}',
        done: 'A passage of your review of {date} has been removed from the {brand} website, in all countries and without a time limit (decision no. {number}). The rest of the review and its rating stay published: “[…]” replaces the passage, with the note “Excerpt”, on {page}',
      },
      cuts: {
        subject: 'Passages of your review have been removed · {brand}',
        done: 'Passages of your review of {date} have been removed from the {brand} website, in all countries and without a time limit (decision no. {number}). The rest of the review and its rating stay published: “[…]” replaces each passage, with the note “Excerpt”, on {page}',
      },
    },
    lines: [
      'Hello,',
      '{done}',
      '{passages}',
      'The facts, in the agency’s words: {words}',
      'The reason: {ground}. {basis}',
      'It follows a report. No automated means were used to find the review or to decide: a person made this decision.',
      '{ways}',
      '{brand}',
    ],
    passages: { one: 'The removed passage: {quoted}', other: 'The removed passages: {quoted}' },
    quoted: '“{passage}”',
    law: 'This is against the law: {law}.',
    terms: 'This is against our terms of use, chapter “Moderation”: {page}',
  },
  reviewed: {
    subject: 'Second decision on your review · {brand}',
    lines: [
      'Hello,',
      'Decision no. {number} on your review of {date} was contested, and we have examined it again. {outcome}',
      'Our reason, in our own words: {words}',
      'A person made this decision, without automated means.',
      '{ways}',
      '{brand}',
    ],
    outcomes: {
      restored: 'Your review is online again.',
      absent: 'It is reversed, but your review is not online, for another reason.',
      removed: 'Your review stays removed. The reason: {ground}. {basis}',
      whole: 'Your review is published in full again.',
      shortened: 'The passage stays removed. The reason: {ground}. {basis}',
      cuts: 'The passages stay removed. The reason: {ground}. {basis}',
    },
  },
  ways: 'Do you disagree? Write to {contact} by {day} and quote the number: the decision is reviewed once, free of charge, by another person if there is one. You may also turn to a certified out-of-court dispute settlement body (article {article} of Regulation (EU) {law}) or to a court.',
  lastWays:
    'This is the second decision. You may still turn to a certified out-of-court dispute settlement body (article {article} of Regulation (EU) {law}) or to a court.',
  barrier: {
    receipt: {
      subject: 'Accessibility problem no. {number} received · {brand}',
      lines: [
        'Hello,',
        'We have received your message no. {number} about accessibility.',
        'Page: {address}',
        'You will have an answer within {days} days: what is fixed, or by when, and another way to get what you were looking for.',
        'Something to add? Write to {contact} and quote the number. Your contact details are deleted one year after the report is closed. If you wrote nothing, ignore this message.',
        '{brand}',
      ],
    },
    answer: {
      subject: 'Our answer about accessibility, no. {number} · {brand}',
      lines: [
        'Hello,',
        'Your message no. {number} about accessibility: {outcome}',
        '{words}',
        'The answer does not help? Write to {contact} and quote the number. You may also turn to the French Défenseur des droits: {appeal}',
        '{brand}',
      ],
    },
    outcomes: { mended: 'the problem is fixed.', kept: 'the page does not change for now.' },
  },
};
