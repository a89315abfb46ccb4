import { changeSettings } from '../../app/settings/change-settings.ts';
import { readSettings } from '../../app/settings/read-settings.ts';
import {
  changeHookSecret,
  changeWordpress,
  testReviewsWidget,
  testWordpress,
} from '../../app/settings/source-settings.ts';
import {
  HookSecretAnswer,
  HookSecretChange,
  ReviewsWidgetChange,
  ReviewsWidgetDto,
  ReviewsWidgetTest,
  SourceTestAnswer,
  WordpressChange,
  WordpressDto,
  WordpressTest,
  WordpressTestAnswer,
} from '../../contracts/settings/source-settings.ts';
import { mayManage } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Settings', allow: mayManage } as const;
const conflict = '`version` is that of the read it is based on: 409 when another change was saved since.';
const patience = 'Five seconds of patience for each request. Nothing is saved.';

/** The sources of articles and reviews, for administrators. */
export const sourceSettingsOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/settings/wordpress',
    summary: 'The connection to the blog',
    answer: WordpressDto,
    meaning: 'As it is in force, without the password',
    run: ({ ports }) => readSettings(ports, 'wordpress'),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/settings/wordpress',
    summary: 'Save the connection to the blog',
    description: `Its articles are fetched at once. An empty \`url\` means no blog. A password that is absent stays as it is, and goes with the user name; for another blog or user it must be typed again. \`frequency\`, \`categories\` and \`canonical\`, whose address of an article search engines take, stay as they are when absent. ${conflict}`,
    body: WordpressChange,
    example: {
      version: 0,
      url: 'https://blog.example.com',
      username: 'lea',
      appPassword: 'abcd EFGH 1234 ijkl MNOP 5678',
    },
    answer: WordpressDto,
    meaning: 'Saved',
    fails: ['settings_conflict', 'invalid_fields'],
    run: ({ ports, input, asker }) => changeWordpress(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/settings/wordpress/hook-secret',
    summary: 'Make a secret for the messages of the blog',
    description: `The blog signs by it the messages of \`POST /api/wordpress/hook\`. It is shown once; the one before is refused from now on. ${conflict}`,
    body: HookSecretChange,
    example: { version: 1 },
    answer: HookSecretAnswer,
    meaning: 'The secret, and the connection',
    fails: ['settings_conflict', 'wordpress_not_connected'],
    run: ({ ports, input, asker }) => changeHookSecret(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/settings/wordpress/test',
    limit: 'costly',
    summary: 'Try a connection to a blog',
    description: `Asks for the latest articles and, where there is a user name, for its account and its drafts. ${patience} A password that is absent is the stored one. \`reason\` names the cause of a failure.`,
    body: WordpressTest,
    example: { url: 'https://blog.example.com', username: '' },
    answer: WordpressTestAnswer,
    meaning: 'What the blog answered',
    fails: ['invalid_fields'],
    run: ({ ports, input, asker }) => testWordpress(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/settings/reviews-widget',
    summary: 'The reviews widget',
    answer: ReviewsWidgetDto,
    meaning: 'As it is in force, without the key',
    run: ({ ports }) => readSettings(ports, 'reviewsWidget'),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/settings/reviews-widget',
    summary: 'Save the reviews widget',
    description: `Its reviews are fetched at once. An empty \`widgetId\` means none. A key that is absent stays as it is, \`null\` takes it out. ${conflict}`,
    body: ReviewsWidgetChange,
    example: { version: 0, widgetId: 'a1b2c3' },
    answer: ReviewsWidgetDto,
    meaning: 'Saved',
    fails: ['settings_conflict'],
    run: ({ ports, input, asker }) => changeSettings(ports, 'reviewsWidget', input, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/settings/reviews-widget/test',
    limit: 'costly',
    summary: 'Try a reviews widget',
    description: `Asks the service for the reviews of the widget. ${patience} A key that is absent is the stored one.`,
    body: ReviewsWidgetTest,
    example: { widgetId: 'a1b2c3' },
    answer: SourceTestAnswer,
    meaning: 'What the service answered',
    run: ({ ports, input, asker }) => testReviewsWidget(ports, input, asker),
  }),
] as const;
