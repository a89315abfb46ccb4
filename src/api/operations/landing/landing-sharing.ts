import { answerDraft } from '../../../app/landing/answer-draft.ts';
import { landingQr } from '../../../app/landing/landing-qr.ts';
import { createLandingPreview, revokeLandingPreviews } from '../../../app/landing/preview-landing.ts';
import {
  handleRemark,
  readDraftAnswers,
  removeDraftAnswer,
} from '../../../app/landing/read-draft-answers.ts';
import { revokeFigures, shareFigures } from '../../../app/landing/share-figures.ts';
import {
  DraftAnswerChange,
  DraftAnswerDto,
  DraftAnswered,
  DraftAnswerList,
  DraftAnswerSubmission,
} from '../../../contracts/landing/draft-answer.ts';
import { LandingQr } from '../../../contracts/landing/landing.ts';
import { SecretLink, SecretLinkRequest, SecretLinksRevoked } from '../../../contracts/secret-link.ts';
import { mayPublish } from '../../../domain/account/role.ts';
import { operation } from '../../operation.ts';

const shared = { tag: 'Landing pages', allow: mayPublish } as const;
const params = { id: 'Of the page.' };

/** How a landing page or its figures are shared: secret links, the answers of their holders, and the QR code. */
export const landingSharingOperations = [
  operation({
    ...shared,
    method: 'post',
    path: '/landing-pages/{id}/previews',
    params,
    summary: 'Make a secret link to the draft',
    description:
      'It shows the draft as it is whenever it is opened, for 14 days, and says nothing to search engines. The code is stored only as its hash, so the link is answered this once.',
    body: SecretLinkRequest,
    example: { locale: 'fr' },
    status: 201,
    answer: SecretLink,
    meaning: 'Made',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => createLandingPreview(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/landing-pages/{id}/previews',
    params,
    summary: 'Revoke the secret links to the draft',
    answer: SecretLinksRevoked,
    meaning: 'Revoked',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => revokeLandingPreviews(ports, params.id, asker),
  }),
  operation({
    tag: 'Landing pages',
    method: 'post',
    path: '/draft-answers',
    limit: 'forms',
    summary: 'Answer the draft that a secret link shows',
    description:
      'For the artist: an approval of the version that was shown, or a remark at a place of the page, in at most 1000 characters. The same answer to the same version is stored once. No address is stored, and a name only where one is given. A page takes 30 answers a day: else 429.',
    body: DraftAnswerSubmission,
    example: {
      code: 'AbCdEfGhIjKlMnOpQrStUv',
      kind: 'remark',
      place: 'head',
      text: 'The title of the album has an accent.',
      name: 'Léa',
      version: 1,
      versionAt: 1_764_300_000_000,
      locale: 'en',
    },
    status: 201,
    answer: DraftAnswered,
    meaning: 'Stored',
    fails: ['not_found', 'rate_limited'],
    run: ({ ports, input, caller }) => answerDraft(ports, input, caller.requestId),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/landing-pages/{id}/draft-answers',
    params,
    summary: 'The answers to the draft',
    description: 'Approvals and remarks of the holders of secret links, the newest first.',
    answer: DraftAnswerList,
    meaning: 'The answers',
    fails: ['not_found'],
    run: ({ ports, params }) => readDraftAnswers(ports, params.id),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/landing-pages/{id}/draft-answers/{answer}',
    params: { ...params, answer: 'Of the remark.' },
    summary: 'Mark a remark as dealt with, or as waiting again',
    body: DraftAnswerChange,
    example: { handled: true },
    answer: DraftAnswerDto,
    meaning: 'The remark',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) =>
      handleRemark(ports, { page: params.id, answer: params.answer }, input, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/landing-pages/{id}/draft-answers/{answer}',
    params: { ...params, answer: 'Of the answer.' },
    summary: 'Delete an answer to the draft',
    description: 'It is gone for good; the log keeps that it was, without its name and its text.',
    answer: DraftAnswerList,
    meaning: 'The answers that stay',
    fails: ['not_found'],
    run: ({ ports, params, asker }) =>
      removeDraftAnswer(ports, { page: params.id, answer: params.answer }, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/landing-pages/{id}/figure-links',
    params,
    summary: 'Make a secret link to the figures',
    description:
      'It shows the figures as they are whenever it is opened, in a language and without an account, for 90 days, and says nothing to search engines. The code is stored only as its hash, so the link is answered this once.',
    body: SecretLinkRequest,
    example: { locale: 'fr' },
    status: 201,
    answer: SecretLink,
    meaning: 'Made',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => shareFigures(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/landing-pages/{id}/figure-links',
    params,
    summary: 'Revoke the secret links to the figures',
    answer: SecretLinksRevoked,
    meaning: 'Revoked',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => revokeFigures(ports, params.id, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/landing-pages/{id}/qr',
    params,
    summary: 'The QR code of a landing page',
    description: 'Of its address in the first published language, as an SVG path; 404 while it has none.',
    answer: LandingQr,
    meaning: 'The code',
    fails: ['not_found'],
    run: ({ ports, params }) => landingQr(ports, params.id),
  }),
] as const;
