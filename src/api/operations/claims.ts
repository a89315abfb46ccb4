import { addClaim, changeClaim } from '../../app/claims/change-claim.ts';
import { confirmClaim, withdrawClaim } from '../../app/claims/confirm-claim.ts';
import { listClaims } from '../../app/claims/list-claims.ts';
import { settleClaims } from '../../app/claims/settle-claims.ts';
import { splitClaim } from '../../app/claims/split-claim.ts';
import {
  ClaimChange,
  ClaimConfirmation,
  ClaimDraft,
  ClaimDto,
  ClaimRegister,
  ClaimWithdrawal,
  Settlement,
} from '../../contracts/claim.ts';
import { mayManage, mayPublish } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Claims', allow: mayManage } as const;
const params = { id: 'The key of a declared claim, or the id of an added one.' };
const example = {
  values: { value: 30 },
  upwards: true,
  label: {
    fr: 'pays touchés',
    en: 'countries reached',
    es: 'países alcanzados',
    pt: 'países alcançados',
  },
  scope: { fr: 'depuis 2021', en: 'since 2021', es: 'desde 2021', pt: 'desde 2021' },
  basis: {
    kind: 'link',
    text: {
      fr: 'Rapport Google Ads',
      en: 'Google Ads report',
      es: 'Informe de Google Ads',
      pt: 'Relatório do Google Ads',
    },
    url: 'https://example.com/report',
    file: null,
  },
  validUntil: null,
} as const;

/** The register of the agency's claims: administrators change it, editors read it. */
export const claimOperations = [
  operation({
    ...shared,
    allow: mayPublish,
    method: 'get',
    path: '/claims',
    summary: 'The register of claims',
    description:
      'Every figure that the agency claims, with its state on the agency’s present day. Claims with different figures under the same words come first.',
    answer: ClaimRegister,
    meaning: 'The register',
    run: ({ ports, locale }) => listClaims(ports, locale),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/claims',
    summary: 'Add a claim',
    description:
      'It stands on the page “our figures” once it is confirmed. Each text is written in all four languages.',
    body: ClaimDraft,
    example: { ...example, unit: 'count' },
    status: 201,
    answer: ClaimDto,
    meaning: 'Stored',
    fails: ['invalid_fields'],
    run: ({ ports, input, asker, locale }) => addClaim(ports, input, asker, locale),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/claims/settle',
    summary: 'Settle a contradiction',
    description:
      '`keep`: its figure stands in the places of all. `words`: it gets words of its own. `none`: none of them is shown. Answers with the whole register.',
    body: Settlement,
    example: { way: 'keep', id: 'views-home' },
    answer: ClaimRegister,
    meaning: 'Settled',
    fails: ['not_found', 'claim_not_contradicted', 'invalid_fields'],
    run: ({ ports, input, asker, locale }) => settleClaims(ports, input, asker, locale),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/claims/{id}',
    params,
    summary: 'Change a claim',
    description:
      'Replaces all that was typed, where `version` is still that of the claim: else 409. Other figures, words, scope or basis have to be confirmed again.',
    body: ClaimChange,
    example: { ...example, version: 0 },
    answer: ClaimDto,
    meaning: 'Changed',
    fails: ['not_found', 'claim_conflict', 'invalid_fields'],
    run: ({ ports, params, input, asker, locale }) => changeClaim(ports, params.id, input, asker, locale),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/claims/{id}/confirm',
    params,
    summary: 'Confirm a claim',
    description:
      'The account and the day are kept. The claim leaves the pages on the day after `validUntil`, an agency’s day.',
    body: ClaimConfirmation,
    example: { version: 0, validUntil: '2099-12-31' },
    answer: ClaimDto,
    meaning: 'Confirmed',
    fails: ['not_found', 'claim_conflict', 'invalid_fields'],
    run: ({ ports, params, input, asker, locale }) => confirmClaim(ports, params.id, input, asker, locale),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/claims/{id}/withdraw',
    params,
    summary: 'Take a claim off the pages',
    body: ClaimWithdrawal,
    example: { version: 0 },
    answer: ClaimDto,
    meaning: 'Withdrawn',
    fails: ['not_found', 'claim_conflict'],
    run: ({ ports, params, input, asker, locale }) => withdrawClaim(ports, params.id, input, asker, locale),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/claims/{id}/split',
    params,
    summary: 'Take a settled contradiction apart',
    description:
      'The claims that show the figure of this one have their own again, which are to be confirmed. Answers with the whole register.',
    body: ClaimWithdrawal,
    example: { version: 0 },
    answer: ClaimRegister,
    meaning: 'Taken apart',
    fails: ['not_found', 'claim_conflict'],
    run: ({ ports, params, input, asker, locale }) => splitClaim(ports, params.id, input, asker, locale),
  }),
] as const;
