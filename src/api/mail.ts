import { createRoute } from '@hono/zod-openapi';
import {
  MailListDto,
  MailRetryAnswer,
  MailSettingsChange,
  MailSettingsDto,
  MailTest,
  MailTestAnswer,
} from '../contracts/mail.ts';
import { mayManage } from '../domain/account/role.ts';
import { errorsFor, fieldMessage } from '../i18n/server-errors.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiServices } from './api-env.ts';
import { askerOf } from './asker.ts';
import { jsonRequest } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Mail'];
const security = sessionSecurity;
const guard = requireAccount(mayManage);
const guarded = failures('unauthorized', 'forbidden', 'internal');

const read = createRoute({
  method: 'get',
  path: '/api/settings/mail',
  tags,
  summary: 'How mail leaves, and who is told of what',
  security,
  middleware: guard,
  responses: { 200: succeeds(MailSettingsDto, 'The settings, without the password'), ...guarded },
});

const save = createRoute({
  method: 'put',
  path: '/api/settings/mail',
  tags,
  summary: 'Save how mail leaves',
  description:
    'Replaces all of it, from the next message on; what failed before is tried again at once. An empty host means that messages are kept as files. A password that is absent stays as it is, `null` takes it out; with another host or port it must be typed again. `version` is that of the read it is based on: 409 when somebody else saved since.',
  request: jsonRequest(MailSettingsChange, {
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
  }),
  security,
  middleware: [guard, jsonBody(MailSettingsChange)] as const,
  responses: {
    200: succeeds(MailSettingsDto, 'Saved'),
    ...guarded,
    ...failures('settings_conflict', ...wrongBody),
  },
});

const test = createRoute({
  method: 'post',
  path: '/api/settings/mail/test',
  tags,
  summary: 'Send a test e-mail',
  description:
    'One attempt with the saved settings and 15 seconds of patience. It is not stored and not tried again.',
  request: jsonRequest(MailTest, { to: 'lea@example.com' }),
  security,
  middleware: [guard, jsonBody(MailTest)] as const,
  responses: {
    200: succeeds(MailTestAnswer, 'What came of it'),
    ...guarded,
    ...failures('rate_limited', ...wrongBody),
  },
});

const list = createRoute({
  method: 'get',
  path: '/api/mails',
  tags,
  summary: 'The latest messages',
  description: 'What was given up comes first. Texts are not shown, and deleted after 30 days.',
  security,
  middleware: guard,
  responses: { 200: succeeds(MailListDto, 'Counts and messages'), ...guarded },
});

const retry = createRoute({
  method: 'post',
  path: '/api/mails/retry',
  tags,
  summary: 'Send everything again that was given up',
  security,
  middleware: guard,
  responses: { 200: succeeds(MailRetryAnswer, 'How many are due again'), ...guarded },
});

/** Mail, for administrators. */
export function addMail(api: Api, { useCases }: ApiServices): void {
  api.openapi(read, async (c) =>
    c.json({ success: true as const, data: await useCases.readSettings('mail') }, 200),
  );

  api.openapi(save, async (c) => {
    const saved = await useCases.changeMailSettings(c.get('body'), askerOf(c));
    if (saved.ok) return c.json({ success: true as const, data: saved.value }, 200);
    if (saved.code === 'settings_conflict') return failure(c, saved.code);
    const message = fieldMessage(errorsFor(c.get('locale')), saved.code);
    return failure(c, 'invalid_fields', { message, fields: { password: message } });
  });

  api.openapi(test, async (c) => {
    const data = await useCases.testMail(c.get('body').to, askerOf(c));
    return c.json({ success: true as const, data }, 200);
  });

  api.openapi(list, async (c) => c.json({ success: true as const, data: await useCases.listMails() }, 200));

  api.openapi(retry, async (c) =>
    c.json({ success: true as const, data: await useCases.retryMails(askerOf(c)) }, 200),
  );
}
