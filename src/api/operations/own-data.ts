import { askForLink } from '../../app/privacy/own-data/ask-for-link.ts';
import { correctOwnData, withdrawOwnData } from '../../app/privacy/own-data/change-own-data.ts';
import { askForErasure, eraseOwnData } from '../../app/privacy/own-data/erase-own-data.ts';
import { eraseOwnItem } from '../../app/privacy/own-data/erase-own-item.ts';
import { openOwnData } from '../../app/privacy/own-data/open-own-data.ts';
import { closeOwnData, prolongOwnData, readOwnData } from '../../app/privacy/own-data/read-own-data.ts';
import { requestRight } from '../../app/privacy/rights/rights-requests.ts';
import {
  OpenOwnData,
  OwnDataAccepted,
  OwnDataAsk,
  OwnDataCorrection,
  OwnDataErased,
  OwnDataErasure,
  OwnDataItem,
  OwnDataKey,
  OwnDataOpened,
  OwnDataQuestion,
  OwnDataRequest,
  OwnDataTime,
  OwnDataToken,
  OwnDataWithdrawal,
} from '../../contracts/own-data.ts';
import { MOST_PROLONGATIONS } from '../../domain/own-data/own-data.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'People', method: 'post', limit: 'ownData' } as const;
/** The least time between the response and the look-up of the address, in milliseconds; the most is twice as long. */
const LATER_MS = 200;
const token = 'q83Xn0m2b1yZ0k4vT5sC7w';

/** The page of a person's own data. Addresses, codes and tokens are sent in a body, never in a URL. */
export const ownDataOperations = [
  operation({
    ...shared,
    limit: 'ownDataMails',
    path: '/own-data/links',
    summary: 'Ask for a link to one’s own data',
    description:
      'The answer is the same for every address, and comes before the address is looked up. A mail follows: a link that opens once and within an hour, or that nothing is stored. At most one mail in ten minutes and three a day go to an address.',
    body: OwnDataRequest,
    example: { email: 'lea@example.com' },
    status: 202,
    answer: OwnDataAccepted,
    meaning: 'Accepted: nothing is said about the address',
    infallible: true,
    run: ({ ports, input, locale, caller: { requestId }, services }) => {
      // Long after the response has left, at a random time: the work of SQLite blocks the process, and a known address is more
      // work than another.
      const ask = () =>
        void askForLink(ports, input.email, locale).catch((err: unknown) =>
          services.log.error({ err, requestId }, 'a mail about own data was not sent'),
        );
      setTimeout(ask, LATER_MS * (1 + ports.random())).unref();
      return { accepted: true as const };
    },
  }),
  operation({
    ...shared,
    path: '/own-data/open',
    summary: 'Open one’s own data by the code of a mail',
    description:
      'Spends the link. The token reads for half an hour, and longer once it is prolonged. A code to type is asked for with its address, and has five attempts.',
    body: OwnDataKey,
    example: { code: token },
    answer: OwnDataOpened,
    meaning: 'Opened',
    fails: ['not_found'],
    run: ({ ports, input, caller }) => openOwnData(ports, input, caller.requestId),
  }),
  operation({
    ...shared,
    path: '/own-data/read',
    summary: 'All that is stored about one’s own address',
    description:
      'Without the notes of the staff, which may name others: a person reads them first. With `copy`, the log of changes records a download.',
    body: OwnDataQuestion,
    example: { token },
    answer: OpenOwnData,
    meaning: 'All of it',
    fails: ['not_found'],
    run: ({ ports, input, caller }) => readOwnData(ports, input, caller.requestId),
  }),
  operation({
    ...shared,
    path: '/own-data/prolong',
    summary: 'Prolong the open page',
    description: `By half an hour, at most ${MOST_PROLONGATIONS} times; after that its end stays as it is.`,
    body: OwnDataToken,
    example: { token },
    answer: OwnDataTime,
    meaning: 'When it closes',
    fails: ['not_found'],
    run: ({ ports, input }) => prolongOwnData(ports, input.token),
  }),
  operation({
    ...shared,
    path: '/own-data/close',
    summary: 'Close one’s own data',
    body: OwnDataToken,
    example: { token },
    answer: OwnDataAccepted,
    meaning: 'Closed, if it was open',
    run: async ({ ports, input }) => {
      await closeOwnData(ports, input.token);
      return { accepted: true as const };
    },
  }),
  operation({
    ...shared,
    path: '/own-data/correct',
    summary: 'Correct one’s own name or telephone number',
    description: 'In one of the leads. What was sent to automations before stays as it was.',
    body: OwnDataCorrection,
    example: { token, lead: 'b7f3', name: 'Léa Martin', phone: '' },
    answer: OwnDataAccepted,
    meaning: 'Corrected',
    fails: ['not_found', 'invalid_fields'],
    run: ({ ports, input, caller }) => correctOwnData(ports, input, caller.requestId),
  }),
  operation({
    ...shared,
    path: '/own-data/withdraw',
    summary: 'Withdraw what one agreed to',
    description:
      'Newsletter and advertising choice, or one of both, are switched off in all leads; each configured automation that may have received one with the newsletter is sent `{ "type": "newsletter.withdrawn", "email", "leads", "withdrawnAt" }`.',
    body: OwnDataWithdrawal,
    example: { token },
    answer: OwnDataAccepted,
    meaning: 'Withdrawn',
    fails: ['not_found'],
    run: ({ ports, input, caller }) => withdrawOwnData(ports, input, caller.requestId),
  }),
  operation({
    ...shared,
    path: '/own-data/items/erase',
    summary: 'Erase one thing of one’s own data',
    description:
      'A lead (`lead`), a reminder of a release (`reminder`), the entry in an artist’s list (`list`), a watched Friday (`watch`) or a review (`review`), by its id in `POST /own-data/read`. It stays erased after a restore. Of a lead, each configured automation that may have received it is sent `{ "type": "lead.erased", "email": null, "leads", "erasedAt" }`; while a campaign that was made from it is planned or runs: 409.',
    body: OwnDataItem,
    example: { token, kind: 'reminder', id: 'b7f3' },
    answer: OwnDataAccepted,
    meaning: 'Erased',
    fails: ['not_found', 'own_data_needed'],
    run: ({ ports, input, caller }) => eraseOwnItem(ports, input, caller.requestId),
  }),
  operation({
    ...shared,
    path: '/own-data/requests',
    summary: 'Ask the staff for what the page cannot do',
    description:
      'The notes of the staff (`notes`), a testimonial off the pages (`testimonial`), another address (`address`), or anything else. Staff answer within a month. An open request of the same kind stays one.',
    body: OwnDataAsk,
    example: { token, kind: 'notes' },
    answer: OwnDataAccepted,
    meaning: 'Stored',
    fails: ['not_found'],
    run: ({ ports, input, locale, caller }) => requestRight(ports, input, locale, caller.requestId),
  }),
  operation({
    ...shared,
    path: '/own-data/erasure',
    summary: 'Ask for the link that erases oneself',
    description:
      'The word is that of a language of the site (EFFACER, ERASE, BORRAR, APAGAR). A mail with a link follows, at most one in ten minutes and three a day. While a campaign of the person is planned or runs: 409.',
    body: OwnDataErasure,
    example: { token, word: 'EFFACER' },
    status: 202,
    answer: OwnDataAccepted,
    meaning: 'A mail follows',
    fails: ['not_found', 'own_data_needed'],
    run: ({ ports, input, locale, caller }) => askForErasure(ports, input, locale, caller.requestId),
  }),
  operation({
    ...shared,
    path: '/own-data/erase',
    summary: 'Erase oneself by the code of a mail',
    description: 'Spends the link, and erases the person as `POST /people/erase` does.',
    body: OwnDataKey,
    example: { code: token },
    answer: OwnDataErased,
    meaning: 'How much was taken out',
    fails: ['not_found', 'own_data_needed'],
    run: ({ ports, input, caller }) => eraseOwnData(ports, input, caller.requestId),
  }),
] as const;
