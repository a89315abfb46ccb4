import { exportSubscribers, listSubscribers } from '../../../app/newsletter/list-subscribers.ts';
import { SubscriberList } from '../../../contracts/newsletter.ts';
import { mayManage, maySell } from '../../../domain/account/role.ts';
import { subscriberExportWords } from '../../../i18n/export/subscriber-export-words.ts';
import { operation, rawOperation } from '../../operation.ts';
import { csvAnswer } from '../../table-answer.ts';

const shared = { tag: 'People', method: 'get' } as const;

/** The consents to the newsletter. A person confirms and stops at the addresses of the mails, which are pages of the site. */
export const newsletterOperations = [
  operation({
    ...shared,
    path: '/subscribers',
    allow: maySell,
    summary: 'Who confirmed the newsletter',
    description:
      'The newest first, with the number of those who have not confirmed yet. A ticked box that is not confirmed within 48 hours is no consent, and is switched off.',
    answer: SubscriberList,
    meaning: 'The list',
    run: ({ ports }) => listSubscribers(ports),
  }),
  rawOperation({
    ...shared,
    path: '/subscribers.csv',
    allow: mayManage,
    limit: 'exports',
    summary: 'Who confirmed the newsletter, with the proofs',
    description:
      'Address, language, form, the sentence beside the box with its version, and when it was ticked and confirmed. Headings and times as in `GET /leads.csv`. The log of changes keeps the number.',
    response: { status: 200, description: 'The file', contentType: 'text/csv' },
    run: async ({ ports, asker, locale, c }) => {
      const words = subscriberExportWords(locale);
      return csvAnswer(c, 'newsletter', await exportSubscribers(ports, words, asker), words.separator);
    },
  }),
] as const;
