import {
  createPixelsLink,
  revokePixelsLinks,
  setPixelsByLink,
} from '../../../app/landing/artist-pixel-link.ts';
import { changeArtistPixels, readArtistPixels } from '../../../app/landing/artist-pixels.ts';
import {
  ArtistPixelsChange,
  ArtistPixelsDto,
  ArtistPixelsSet,
  ArtistPixelsSubmission,
} from '../../../contracts/landing/artist-pixels.ts';
import { SecretLink, SecretLinkRequest, SecretLinksRevoked } from '../../../contracts/secret-link.ts';
import { mayManage } from '../../../domain/account/role.ts';
import { operation } from '../../operation.ts';

const shared = {
  tag: 'Landing pages',
  allow: mayManage,
  path: '/landing-pages/{id}/artist-pixels',
  params: { id: 'Of the page.' },
} as const;

/** The artist's own pixels of a landing page, for administrators: they decide whose measurement tags a visitor is asked about. */
export const artistPixelOperations = [
  operation({
    ...shared,
    method: 'get',
    summary: 'The artist’s own pixels of a landing page',
    answer: ArtistPixelsDto,
    meaning: 'As they are in force; no part of a token',
    fails: ['not_found'],
    run: ({ ports, params }) => readArtistPixels(ports, params.id),
  }),
  operation({
    ...shared,
    method: 'put',
    summary: 'Save the artist’s own pixels of a landing page',
    description:
      'Beside those of the agency: each visitor is asked by the artist’s name, and nothing is loaded before. They are switched on only with the day of the contract of processing. Without a token the stored one stays, `null` deletes it. `version` is that of the read it is based on: 409 when another change was saved since.',
    body: ArtistPixelsChange,
    example: {
      ...{ version: 0, isOn: true, contractOn: '2026-11-30', metaPixel: '123456789012345' },
      ...{ metaToken: 'EAAB-example', tiktokPixel: '' },
    },
    answer: ArtistPixelsDto,
    meaning: 'Saved',
    fails: ['not_found', 'landing_conflict'],
    run: ({ ports, params, input, asker }) => changeArtistPixels(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    path: '/landing-pages/{id}/artist-pixels/links',
    method: 'post',
    summary: 'Make a one-time link with which the artist sets the pixels',
    description:
      'The artist enters pixels and tokens without an account, and the agency does not see the tokens. The link works once, for 24 hours, in a language. The code is stored only as its hash, so the link is answered this once.',
    body: SecretLinkRequest,
    example: { locale: 'fr' },
    status: 201,
    answer: SecretLink,
    meaning: 'Made',
    fails: ['not_found'],
    run: ({ ports, params, input, asker }) => createPixelsLink(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    path: '/landing-pages/{id}/artist-pixels/links',
    method: 'delete',
    summary: 'Revoke the one-time links to the artist’s pixels',
    answer: SecretLinksRevoked,
    meaning: 'Revoked',
    fails: ['not_found'],
    run: ({ ports, params, asker }) => revokePixelsLinks(ports, params.id, asker),
  }),
  operation({
    tag: 'Landing pages',
    method: 'post',
    path: '/artist-pixels',
    limit: 'invitations',
    summary: 'Set the artist’s own pixels by a one-time link',
    description:
      'For the artist, at least one pixel. An empty token keeps a stored one while its pixel stays the same. The link ends with the first success; the agency’s switch and the day of the contract stay as they are.',
    body: ArtistPixelsSubmission,
    example: {
      ...{ code: 'AbCdEfGhIjKlMnOpQrStUv', metaPixel: '123456789012345', metaToken: 'EAAB-example' },
      ...{ tiktokPixel: '', tiktokToken: '', locale: 'en' },
    },
    answer: ArtistPixelsSet,
    meaning: 'Set',
    fails: ['not_found'],
    run: ({ ports, input, caller }) => setPixelsByLink(ports, input, caller.requestId),
  }),
] as const;
