import { checkReceipt } from '../../app/consent/check-receipt.ts';
import { exportProofs } from '../../app/consent/export-proofs.ts';
import { issueReceipt } from '../../app/consent/issue-receipt.ts';
import { listProofs } from '../../app/consent/list-proofs.ts';
import { readConsentRates } from '../../app/consent/read-rates.ts';
import {
  ConsentRatesAnswer,
  ProofFilter,
  ProofPage,
  ProofQuery,
  RatesQuery,
} from '../../contracts/consents/consent-proofs.ts';
import { ConsentReceipt, ReceiptCheck } from '../../contracts/consents/consent-receipt.ts';
import { mayManage } from '../../domain/account/role.ts';
import { proofExportWords } from '../../i18n/proof-export-words.ts';
import { operation, rawOperation } from '../operation.ts';
import { csvAnswer } from '../table-answer.ts';

const record_id = '3f1c8a52-7a0e-4c55-9d4c-2b1f6f0f8a01';
const receiptExample: ConsentReceipt = {
  header: { schema_version: '1', record_id, pii_principal_id: record_id },
  processing: [
    {
      category: 'analytics',
      purpose: 'Analytics',
      lawful_basis: 'consent',
      given: true,
      recipients: ['Google (Analytics)'],
      jurisdiction: 'FR',
    },
  ],
  notice: { text_version: '2026-11', language: 'fr', sha256: '' },
  parties: { controller: 'MDMC', contact: 'contact@example.com' },
  event: {
    time: '2026-11-21T12:00:00.000Z',
    type: 'explicit',
    valid_until: '2027-05-21T12:00:00.000Z',
    objected: false,
    replaces: null,
  },
  withdrawal: 'https://www.example.com/recu',
  receipt: {
    receipt_id: '9b1f6f0f-7a0e-4c55-9d4c-2b1f6f0f8a02',
    issued_at: '2026-11-21T12:05:00.000Z',
    key_id: '0123456789abcdef',
    signature: 'c2lnbmF0dXJl',
  },
};

const shared = { tag: 'Cookies', allow: mayManage, method: 'get' } as const;

/** The proofs of cookie choices, for administrators, and their receipts, for visitors. Nothing in them leads to a person. */
export const consentOperations = [
  operation({
    tag: 'Cookies',
    method: 'get',
    path: '/consents/{id}/receipt',
    params: { id: 'The number of a proof, which only its browser knows.' },
    limit: 'consents',
    summary: 'The signed receipt of a cookie choice',
    description:
      'What was asked, in which words, what was answered, and until when it holds. Signed with Ed25519 over the JSON with sorted keys, without `receipt.signature`. Modelled on ISO/IEC TS 27560:2023.',
    answer: ConsentReceipt,
    meaning: 'The receipt',
    fails: ['not_found'],
    run: ({ ports, params }) => issueReceipt(ports, params.id),
  }),
  operation({
    tag: 'Cookies',
    method: 'post',
    path: '/consent-receipts/check',
    limit: 'consents',
    summary: 'Check a receipt',
    description:
      'Says whether this site signed it as it stands, what became of the choice, and how banner and settings were worded. Nothing is stored.',
    body: ConsentReceipt,
    example: receiptExample,
    answer: ReceiptCheck,
    meaning: 'The result',
    run: ({ ports, input }) => checkReceipt(ports, input),
  }),
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
    run: async ({ ports, query, locale, c }) => {
      const words = proofExportWords(locale);
      const table = await exportProofs(ports, query, words);
      return csvAnswer(c, 'consent-proofs', table, words.separator);
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
