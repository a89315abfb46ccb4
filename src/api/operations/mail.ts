import { changeMailSettings, listMails, retryMail, retryMails, testMail } from '../../app/mail/mail-desk.ts';
import { readSettings } from '../../app/settings/read-settings.ts';
import {
  MailListDto,
  MailRetryAnswer,
  MailSettingsChange,
  MailSettingsDto,
  MailTest,
  MailTestAnswer,
} from '../../contracts/settings/mail.ts';
import { mayManage } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Mail', allow: mayManage } as const;

/** The settings of mail and the queue of messages, for administrators. */
export const mailOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/settings/mail',
    summary: 'The mail server and the notifications of the agency',
    answer: MailSettingsDto,
    meaning: 'The settings, without the password',
    run: ({ ports }) => readSettings(ports, 'mail'),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/settings/mail',
    summary: 'Save how mail leaves',
    description:
      'Replaces all of it, from the next message on; what failed before is tried again at once. An empty host means that messages are kept as files. A password that is absent stays as it is, `null` takes it out; with another host, port or user, or a weaker encryption, it must be typed again. `version` is that of the read it is based on: 409 when another change was saved since.',
    body: MailSettingsChange,
    example: {
      version: 0,
      host: 'smtp.example.com',
      port: 587,
      security: 'starttls',
      user: 'agency',
      password: 'correct horse',
      sender: 'hello@example.com',
      notifyTo: 'team@example.com',
      notifyOf: ['leads', 'reviews'],
      notifyLocale: 'fr',
      perSecond: 5,
    },
    answer: MailSettingsDto,
    meaning: 'Saved',
    fails: ['settings_conflict', 'invalid_fields'],
    run: ({ ports, input, asker }) => changeMailSettings(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/settings/mail/test',
    limit: 'costly',
    summary: 'Send a test e-mail',
    description:
      'One attempt with the saved settings and 15 seconds of patience. It is not stored and not tried again.',
    body: MailTest,
    example: { to: 'lea@example.com' },
    answer: MailTestAnswer,
    meaning: 'What came of it',
    run: ({ ports, input, asker }) => testMail(ports, input.to, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/mails',
    summary: 'The latest messages',
    description: 'What was given up comes first. Texts are not shown, and deleted after 30 days.',
    answer: MailListDto,
    meaning: 'Counts and messages',
    run: ({ ports }) => listMails(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/mails/retry',
    summary: 'Send everything again that was given up',
    answer: MailRetryAnswer,
    meaning: 'How many are due again',
    run: ({ ports, asker }) => retryMails(ports, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/mails/{id}/retry',
    params: { id: 'Of the message.' },
    summary: 'Send one message again at once',
    description: 'One that was given up, or that waits after a failed attempt.',
    answer: MailRetryAnswer,
    meaning: 'It is due again',
    fails: ['not_found', 'mail_not_waiting'],
    run: ({ ports, params, asker }) => retryMail(ports, params.id, asker),
  }),
] as const;
