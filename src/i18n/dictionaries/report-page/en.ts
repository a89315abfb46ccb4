import type { reportPage as fr } from './fr.ts';

export const reportPage: typeof fr = {
  title: 'Report content',
  description:
    'Does a review, a testimonial or a page contain something illegal? Report it without an account: decision within {days} days.',
  lead: 'A review, a testimonial, a page: tell us what is not legal.',
  leadReceipt: 'A receipt is sent at once.',
  subject: {
    label: 'What you are reporting',
    review: 'A review, on the reviews page.',
    testimonial: 'A testimonial, on the reviews page.',
    page: 'A page.',
    other: 'Report something else',
  },
  fields: {
    address: 'Exact address of the page',
    addressHint: 'Copy it from your browser’s address bar.',
    reason: 'Why',
    explanation: 'What is not legal, and where',
    explanationHint: 'At least {least} characters.',
    name: 'Name',
    email: 'Email (name@example.com)',
    contactHint: 'Optional for the protection of children and for accessibility.',
    goodFaith: 'I report in good faith, and what I write is accurate and complete.',
    trap: 'Leave this field empty',
  },
  send: 'Send the report',
  secret: 'Your name is not passed on to the author.',
  privacy: 'Privacy',
  sent: {
    title: 'Report no. {number} received.',
    receipt: 'The receipt has just been sent to the address that you left.',
    text: 'If you left an address, you will have a decision, with its reason, within {days} days.',
    again: 'Report something else',
  },
  next: {
    title: 'What happens next',
    receipt: { title: 'At once', text: 'An email with the number of your report.' },
    steps: [
      {
        title: 'Within one working day',
        text: 'A person reads it. Four hours for the protection of children.',
      },
      {
        title: 'Within seven days',
        text: 'A decision, with its reason, to you and to the author of a review that was removed or shortened.',
      },
      { title: 'For six months', text: 'You can contest it, once. Another person decides, if there is one.' },
    ],
    note: 'No account. Your contact details are deleted one year after the report is closed.',
  },
  barrier: {
    title: 'Report an accessibility problem',
    description:
      'Is a page keeping you out? Tell us which one, without an account: an answer within {days} days.',
    lead: 'A page keeps you out, by keyboard, by screen reader or otherwise: tell us which one, and how.',
    explanation: 'What keeps you out, and with which device or software',
    contactHint: 'Optional; without an email address we cannot answer you.',
    send: 'Send',
    secret: 'Your contact details only serve to answer you.',
    other: 'Report illegal content',
    sent: 'If you left an address, you will have an answer within {days} days.',
    receipt: { title: 'At once', text: 'An email with the number of your message, if you leave an address.' },
    steps: [
      {
        title: 'Within seven days',
        text: 'An answer to that address: what is fixed, or by when, and another way to get what you were looking for.',
      },
      {
        title: 'If the answer does not help',
        text: 'You can turn to the French Défenseur des droits; the accessibility statement says how.',
      },
    ],
    statement: 'Accessibility statement',
  },
};
