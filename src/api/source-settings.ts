import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  ReviewsWidgetChange,
  ReviewsWidgetDto,
  ReviewsWidgetTest,
  SourceTestAnswer,
  WordpressChange,
  WordpressDto,
  WordpressTest,
} from '../contracts/source-settings.ts';
import { mayManage } from '../domain/account/role.ts';
import { errorsFor, fieldMessage } from '../i18n/server-errors.ts';
import { failure, failures, succeeds } from './answers.ts';
import type { Api, ApiEnv, ApiServices } from './api-env.ts';
import { askerOf } from './asker.ts';
import { jsonRequest } from './documentation.ts';
import { jsonBody, wrongBody } from './middleware/json-body.ts';
import { requireAccount, sessionSecurity } from './middleware/require-account.ts';

const tags = ['Settings'];
const security = sessionSecurity;
const guard = requireAccount(mayManage);
const guarded = failures('unauthorized', 'forbidden', 'internal');
const refused = failures('settings_conflict', ...wrongBody);
const untested = failures('rate_limited', ...wrongBody);
const conflict = '`version` is that of the read it is based on: 409 when somebody else saved since.';
const patience = 'Five seconds of patience. Nothing is saved.';

const readWordpress = createRoute({
  method: 'get',
  path: '/api/settings/wordpress',
  tags,
  summary: 'The connection to the blog',
  security,
  middleware: guard,
  responses: { 200: succeeds(WordpressDto, 'As it is in force, without the password'), ...guarded },
});

const saveWordpress = createRoute({
  method: 'put',
  path: '/api/settings/wordpress',
  tags,
  summary: 'Save the connection to the blog',
  description: `Its articles are fetched at once. An empty \`url\` means no blog. A password that is absent stays as it is, and goes with the user name; for another server it must be typed again. ${conflict}`,
  request: jsonRequest(WordpressChange, {
    version: 0,
    url: 'https://blog.example.com',
    username: 'lea',
    appPassword: 'abcd EFGH 1234 ijkl MNOP 5678',
  }),
  security,
  middleware: [guard, jsonBody(WordpressChange)] as const,
  responses: { 200: succeeds(WordpressDto, 'Saved'), ...guarded, ...refused },
});

const testWordpress = createRoute({
  method: 'post',
  path: '/api/settings/wordpress/test',
  tags,
  summary: 'Try a connection to a blog',
  description: `Asks for the latest articles and, where there is a user name, for its account. ${patience} A password that is absent is the stored one.`,
  request: jsonRequest(WordpressTest, { url: 'https://blog.example.com', username: '' }),
  security,
  middleware: [guard, jsonBody(WordpressTest)] as const,
  responses: { 200: succeeds(SourceTestAnswer, 'What the blog answered'), ...guarded, ...untested },
});

const readWidget = createRoute({
  method: 'get',
  path: '/api/settings/reviews-widget',
  tags,
  summary: 'The reviews widget',
  security,
  middleware: guard,
  responses: { 200: succeeds(ReviewsWidgetDto, 'As it is in force, without the key'), ...guarded },
});

const saveWidget = createRoute({
  method: 'put',
  path: '/api/settings/reviews-widget',
  tags,
  summary: 'Save the reviews widget',
  description: `Its reviews are fetched at once. An empty \`widgetId\` means none. A key that is absent stays as it is, \`null\` takes it out. ${conflict}`,
  request: jsonRequest(ReviewsWidgetChange, { version: 0, widgetId: 'a1b2c3' }),
  security,
  middleware: [guard, jsonBody(ReviewsWidgetChange)] as const,
  responses: { 200: succeeds(ReviewsWidgetDto, 'Saved'), ...guarded, ...refused },
});

const testWidget = createRoute({
  method: 'post',
  path: '/api/settings/reviews-widget/test',
  tags,
  summary: 'Try a reviews widget',
  description: `Asks the service for the reviews of the widget. ${patience} A key that is absent is the stored one.`,
  request: jsonRequest(ReviewsWidgetTest, { widgetId: 'a1b2c3' }),
  security,
  middleware: [guard, jsonBody(ReviewsWidgetTest)] as const,
  responses: { 200: succeeds(SourceTestAnswer, 'What the service answered'), ...guarded, ...untested },
});

const wrongPassword = { password_missing: 'contact_required', password_again: 'password_again' } as const;

/** Where articles and reviews come from, for administrators. */
export function addSourceSettings(api: Api, { useCases }: ApiServices): void {
  const refusePassword = <E extends ApiEnv>(c: Context<E>, code: keyof typeof wrongPassword) => {
    const message = fieldMessage(errorsFor(c.get('locale')), wrongPassword[code]);
    return failure(c, 'invalid_fields', { message, fields: { appPassword: message } });
  };

  api.openapi(readWordpress, async (c) =>
    c.json({ success: true as const, data: await useCases.readSettings('wordpress') }, 200),
  );
  api.openapi(saveWordpress, async (c) => {
    const saved = await useCases.changeWordpress(c.get('body'), askerOf(c));
    if (saved.ok) return c.json({ success: true as const, data: saved.value }, 200);
    return saved.code === 'settings_conflict' ? failure(c, saved.code) : refusePassword(c, saved.code);
  });
  api.openapi(testWordpress, async (c) => {
    const tested = await useCases.testWordpress(c.get('body'), askerOf(c));
    return tested.ok
      ? c.json({ success: true as const, data: tested.value }, 200)
      : refusePassword(c, tested.code);
  });

  api.openapi(readWidget, async (c) =>
    c.json({ success: true as const, data: await useCases.readSettings('reviewsWidget') }, 200),
  );
  api.openapi(saveWidget, async (c) => {
    const saved = await useCases.changeSettings('reviewsWidget', c.get('body'), askerOf(c));
    return saved.ok ? c.json({ success: true as const, data: saved.value }, 200) : failure(c, saved.code);
  });
  api.openapi(testWidget, async (c) => {
    const data = await useCases.testReviewsWidget(c.get('body'), askerOf(c));
    return c.json({ success: true as const, data }, 200);
  });
}
