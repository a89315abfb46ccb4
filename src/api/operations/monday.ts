import { compress } from 'hono/compress';
import { readMonday } from '../../app/monday/read-monday.ts';
import { chooseWeeklyMail, stopWeeklyMail } from '../../app/monday/weekly-mail.ts';
import { MondayDto, WeeklyMail, WeeklyMailStopped } from '../../contracts/monday.ts';
import { mayUseBackOffice } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const weekly = { tag: 'Dashboard', allow: mayUseBackOffice } as const;

/** What waits for an account, and the weekly mail about it, for every role. */
export const mondayOperations = [
  operation({
    tag: 'Dashboard',
    allow: mayUseBackOffice,
    method: 'get',
    path: '/monday',
    summary: 'What waits for the account',
    description:
      'Calls by budget and age, campaigns to close, broken links, claims that expire, refused sends, requests with a due day: those of the account’s role, read from their own lists. The operations of these lists settle them.',
    before: [compress()],
    answer: MondayDto,
    meaning: 'The things, in the order of the run',
    run: ({ ports, asker, locale }) => readMonday(ports, asker.who.account, locale),
  }),
  operation({
    ...weekly,
    method: 'get',
    path: '/weekly-mail',
    summary: 'Whether the account gets a mail each Monday',
    answer: WeeklyMail,
    meaning: 'The choice',
    run: async ({ ports, asker }) => ({ on: await ports.weeklyMails.wanted(asker.who.account.id) }),
  }),
  operation({
    ...weekly,
    method: 'put',
    path: '/weekly-mail',
    summary: 'Get a mail each Monday with what waits, or no longer',
    description:
      'On Mondays at eight in the agency’s time zone, with numbers and a link; without anything that waits, no mail. Its language is that of messages.',
    body: WeeklyMail,
    example: { on: true },
    answer: WeeklyMail,
    meaning: 'The choice',
    run: ({ ports, input, asker, locale }) => chooseWeeklyMail(ports, input.on, asker, locale),
  }),
  operation({
    tag: 'Dashboard',
    method: 'post',
    path: '/weekly-mail/{code}/stop',
    params: { code: 'Of the link in the mail.' },
    limit: 'forms',
    summary: 'Stop the weekly mail',
    description:
      'The address of `List-Unsubscribe`, to which mail programs post (RFC 8058). The answer is the same for an unknown code.',
    answer: WeeklyMailStopped,
    meaning: 'Stopped',
    run: ({ ports, params }) => stopWeeklyMail(ports, params.code),
  }),
] as const;
