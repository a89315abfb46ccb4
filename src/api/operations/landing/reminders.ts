import { askPushReminder } from '../../../app/reminder/ask-push-reminder.ts';
import { askReminder } from '../../../app/reminder/ask-reminder.ts';
import { handOverList } from '../../../app/reminder/hand-over-list.ts';
import { readReminders } from '../../../app/reminder/read-reminders.ts';
import { tellFans } from '../../../app/reminder/tell-fans.ts';
import {
  LandingReminders,
  ReminderAsked,
  ReminderPushAsked,
  ReminderPushSubmission,
  ReminderSubmission,
  ReminderTelling,
} from '../../../contracts/landing/reminder.ts';
import { mayManage, mayPublish } from '../../../domain/account/role.ts';
import { artistListWords } from '../../../i18n/landing/artist-list.ts';
import { failed } from '../../answers.ts';
import { operation, rawOperation } from '../../operation.ts';

/**
 * The form with which fans ask a landing page for a reminder, and the numbers for the agency. The links in the mails are pages, not
 * operations.
 */
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
  operation({
    tag: 'Landing pages',
    method: 'post',
    path: '/reminders/push',
    limit: 'forms',
    summary: 'Ask for a notification of a release',
    description:
      'One notification on the day of the release. The browser’s own question is the confirmation. A second request of the same browser for the page changes the first one; `stop` is the path of the page that deletes it.',
    body: ReminderPushSubmission,
    example: {
      landing: '1f0c5f6e-6a53-4a3e-9d0c-7c6b8f7b1a11',
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      moment: 'midnight',
      zone: 'Europe/Paris',
      platform: 'spotify',
      locale: 'en',
    },
    status: 201,
    answer: ReminderPushAsked,
    meaning: 'Noted',
    fails: ['not_found'],
    run: ({ ports, input }) => askPushReminder(ports, input),
  }),
  operation({
    tag: 'Landing pages',
    allow: mayPublish,
    method: 'get',
    path: '/landing-pages/{id}/reminders',
    params: { id: 'Of the page.' },
    summary: 'The fans who wait for a release',
    description:
      'Numbers by state and platform, and when the messages will leave at the speed of the settings. No address and no fan is named.',
    answer: LandingReminders,
    meaning: 'The numbers',
    fails: ['not_found'],
    run: ({ ports, params }) => readReminders(ports, params.id),
  }),
  operation({
    tag: 'Landing pages',
    allow: mayPublish,
    method: 'post',
    path: '/landing-pages/{id}/reminders/tell',
    params: { id: 'Of the page.' },
    summary: 'Tell the fans who wait',
    description:
      '`moved` mails the new date, once, to those who were told another one. `cancelled` mails those whose page is offline or without a date, and deletes them a week later; `erased` deletes them and tells nobody.',
    body: ReminderTelling,
    example: { news: 'moved' },
    answer: LandingReminders,
    meaning: 'Queued, or deleted',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => tellFans(ports, params.id, input, asker),
  }),
  rawOperation({
    tag: 'Landing pages',
    allow: mayManage,
    method: 'post',
    path: '/landing-pages/{id}/artist-list.csv',
    params: { id: 'Of the page.' },
    limit: 'exports',
    summary: 'Hand over the artist’s list',
    description:
      'The addresses of fans who ticked the box of the artist, with language, time and sentence of their consent; written to the log of changes with their number. They are deleted 30 days later. A line without address was withdrawn since an earlier file.',
    response: { status: 200, description: 'The file', contentType: 'text/csv' },
    fails: ['not_found'],
    run: async ({ ports, params, locale, asker, c }) => {
      const file = await handOverList(ports, params.id, asker, artistListWords(locale));
      if (!file.ok) return failed(c, file);
      return c.body(file.value, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="artist-list.csv"',
      });
    },
  }),
] as const;
