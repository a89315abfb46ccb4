import { exportChannels } from '../../../app/channels/export-channels.ts';
import { readChannels } from '../../../app/channels/read-channels.ts';
import { ChannelsDto, ChannelsQuery } from '../../../contracts/channels.ts';
import { maySell } from '../../../domain/account/role.ts';
import { channelWords } from '../../../i18n/export/channel-words.ts';
import { failed } from '../../answers.ts';
import { operation, rawOperation } from '../../operation.ts';

const shared = { tag: 'Channels', allow: maySell, method: 'get' } as const;

/** Where the visits of the site come from, and what comes of them. */
export const channelOperations = [
  operation({
    ...shared,
    path: '/channels',
    summary: 'The channels of the site',
    description:
      'Visits, openings, leads and won value by channel and page, from one agency’s day to another, both included; without days, the last 30. A period has at most 400 days. No visitor is told from another. Landing pages have figures of their own.',
    query: ChannelsQuery,
    answer: ChannelsDto,
    meaning: 'The figures',
    fails: ['invalid_fields'],
    run: ({ ports, query }) => readChannels(ports, query),
  }),
  rawOperation({
    ...shared,
    path: '/channels.csv',
    limit: 'exports',
    summary: 'The channels of the site, for a spreadsheet',
    description:
      'A line for each channel, with the share of visits that became leads and its 95 % limits, then a line for each of its pages. Headings and names are in the language of messages.',
    query: ChannelsQuery,
    response: { status: 200, description: 'The file', contentType: 'text/csv' },
    fails: ['invalid_fields'],
    run: async ({ ports, query, locale, c }) => {
      const file = await exportChannels(ports, query, channelWords(locale));
      if (!file.ok) return failed(c, file);
      return c.body(file.value, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="channels.csv"',
      });
    },
  }),
] as const;
