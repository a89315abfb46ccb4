import { landingQr } from '../../app/landing/landing-qr.ts';
import { createLandingPreview, revokeLandingPreviews } from '../../app/landing/preview-landing.ts';
import { revokeFigures, shareFigures } from '../../app/landing/share-figures.ts';
import { LandingQr } from '../../contracts/landing.ts';
import { SecretLink, SecretLinkRequest, SecretLinksRevoked } from '../../contracts/secret-link.ts';
import { mayPublish } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Landing pages', allow: mayPublish } as const;
const params = { id: 'Of the page.' };

/** The ways to a landing page or to its figures, for administrators: secret links and the QR code. */
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
