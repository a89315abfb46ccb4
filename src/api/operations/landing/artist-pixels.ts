import { changeArtistPixels, readArtistPixels } from '../../../app/landing/artist-pixels.ts';
import { ArtistPixelsChange, ArtistPixelsDto } from '../../../contracts/landing/artist-pixels.ts';
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
] as const;
