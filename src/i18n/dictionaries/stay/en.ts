import type { stay as fr } from './fr.ts';

/** The question whether to keep a person's leads after three years: the mail, the page behind its link, and the notes of the lead. */
export const stay = {
  mail: {
    subject: 'Shall {brand} keep your request?',
    text: 'We have not heard from you since {day}. Would you like us to keep what you sent us?',
    link: 'Yes: open this page by {until} and press the button.\n{link}',
    without:
      'No: there is nothing to do. Without an answer by that day, your requests, your contact details and our notes will be deleted, and we will not ask again.',
  },
  page: {
    title: 'Shall we keep your request?',
    text: 'One button, and what you sent us stays for {years} more years. Without an answer, we delete it.',
    button: 'Yes, keep it',
    note: 'Opening this page changes nothing: only the button counts.',
    doneTitle: 'Noted.',
    done: 'We are keeping your request for {years} more years. You can read or delete it whenever you like.',
  },
  notes: {
    asked: 'Asked by email: should this request be kept?',
    answered: 'Answered yes to the email: keep this request.',
  },
} satisfies typeof fr;
