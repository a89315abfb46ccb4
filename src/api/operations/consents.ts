import { exportProofs } from '../../app/consent/export-proofs.ts';
import { listProofs } from '../../app/consent/list-proofs.ts';
import { readConsentRates } from '../../app/consent/read-rates.ts';
import {
  ConsentRatesAnswer,
  ProofFilter,
  ProofPage,
  ProofQuery,
  RatesQuery,
} from '../../contracts/consent-proofs.ts';
import { mayManage } from '../../domain/account/role.ts';
import { proofExportWords } from '../../i18n/proof-export-words.ts';
import { operation, rawOperation } from '../operation.ts';
import { csvAnswer } from '../table-answer.ts';

const shared = { tag: 'Cookies', allow: mayManage, method: 'get' } as const;

/** The proofs of cookie choices, for administrators. Nothing in them leads to a person. */
export const consentOperations = [
  operation({
    ...shared,
    path: '/consent-proofs',
    summary: 'The proofs of cookie choices',
    description:
      'One page, the newest first. `q` is the beginning of a number. `choice=withdrawn` leaves proofs that accepted advertising and were replaced by a choice of the same browser that refuses it. `counts` are under the rest of the filter.',
    query: ProofQuery,
    answer: ProofPage,
    meaning: 'A page',
    run: ({ ports, query }) => listProofs(ports, query),
  }),
  rawOperation({
    ...shared,
    path: '/consent-proofs.csv',
    limit: 'exports',
    summary: 'All proofs that match, for a spreadsheet',
    description:
      'The filter of the list. Headings and values are in the words of the back office, in the language of messages; times are the agency’s.',
    query: ProofFilter,
    response: { status: 200, description: 'The file', contentType: 'text/csv' },
    run: ({ ports, query, locale, c }) => {
      const words = proofExportWords(locale);
      return csvAnswer(c, 'consent-proofs', exportProofs(ports, query, words), words.separator);
    },
  }),
  operation({
    ...shared,
    path: '/consent-rates',
    summary: 'How many first answers to the cookie question accept advertising',
    description:
      'By the agency’s weeks, languages and versions of the text, with how often the banner was shown on the first page of a visit. Browsers that ask not to be tracked are not counted as shown; answers of those with Global Privacy Control are in `objected` alone.',
    query: RatesQuery,
    answer: ConsentRatesAnswer,
    meaning: 'The counts',
    run: ({ ports, query }) => readConsentRates(ports, query),
  }),
] as const;
