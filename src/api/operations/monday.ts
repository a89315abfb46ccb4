import { compress } from 'hono/compress';
import { readMonday } from '../../app/monday/read-monday.ts';
import { MondayDto } from '../../contracts/monday.ts';
import { mayUseBackOffice } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

/** What waits for an account, for every role. */
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
] as const;
