import type { newsletter as fr } from './fr.ts';

/** The newsletter's mails, and the pages behind their links. */
export const newsletter: typeof fr = {
  asked: 'An email will ask you to confirm.',
  mail: {
    confirm: {
      subject: 'Please confirm: the {brand} newsletter',
      text: 'You (or someone else) ticked “{sentence}” at {brand}.',
      button: 'Yes, I want it',
      without:
        'Unless you do, nothing more will be sent for this newsletter, and the box will be unticked in {hours} hours.',
      stranger: 'Not you? Just ignore this.',
    },
    stay: {
      subject: 'The {brand} newsletter: shall we carry on?',
      text: 'You have been receiving it since {day}, and we have not heard from you for {years} years.',
      button: 'Yes, carry on',
      without: 'Without an answer within {days} days, we will stop and delete your address from this list.',
    },
    stop: 'Stop these emails',
    privacy: 'Privacy',
  },
  page: {
    confirm: {
      title: 'Is it really you?',
      text: 'One button, and the newsletter will come to this address. You can stop it with one click.',
      button: 'Yes, I want it',
      note: 'Opening this page confirms nothing: only the button counts.',
      doneTitle: 'All set.',
      done: 'The newsletter will come to this address.',
    },
    stay: {
      title: 'Shall we carry on?',
      text: 'One button, and the newsletter keeps coming to this address.',
      button: 'Yes, carry on',
      note: 'Opening this page changes nothing: only the button counts.',
      doneTitle: 'We carry on.',
      done: 'The newsletter keeps coming to this address.',
    },
    stop: {
      title: 'Stop the newsletter?',
      text: 'Your address leaves the list, here and in our connected tools.',
      button: 'Yes, stop it',
      note: 'For {years} years we keep the proof that you agreed and that it ended, without your readable address.',
      doneTitle: 'Done.',
      done: 'Your address leaves the list, here and in our connected tools.',
    },
    articles: { confirm: 'What we have published', stop: 'Still here to read, without an email address' },
    stopLink: 'Stop the newsletter',
  },
};
