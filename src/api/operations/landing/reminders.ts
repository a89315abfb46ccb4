import { askReminder } from '../../../app/reminder/ask-reminder.ts';
import { ReminderAsked, ReminderSubmission } from '../../../contracts/landing/reminder.ts';
import { operation } from '../../operation.ts';

/** The form with which fans ask a landing page for a reminder. The links in the mails are pages, not operations. */
export const reminderOperations = [
  operation({
    tag: 'Landing pages',
    method: 'post',
    path: '/reminders',
    limit: 'forms',
    summary: 'Ask for a reminder of a release',
    description:
      'Mails the address to confirm; nothing else is sent without that press, and the address is deleted after 48 hours. The answer is the same for a new, a known and a blocked address. One request for each page and address in 30 days, and three pages a day for an address, are mailed; 429 while a page is flooded with requests that nobody confirms.',
    body: ReminderSubmission,
    example: {
      landing: '1f0c5f6e-6a53-4a3e-9d0c-7c6b8f7b1a11',
      email: 'lea@example.com',
      moment: 'morning',
      zone: 'Europe/Paris',
      platform: 'spotify',
      locale: 'en',
    },
    status: 201,
    answer: ReminderAsked,
    meaning: 'Noted',
    fails: ['not_found', 'rate_limited'],
    run: ({ ports, input }) => askReminder(ports, input),
  }),
] as const;
