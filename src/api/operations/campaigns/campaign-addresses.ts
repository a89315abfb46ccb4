import { z } from '@hono/zod-openapi';
import {
  addressQr,
  buildAddress,
  listAddresses,
  removeAddress,
} from '../../../app/channels/campaign-addresses.ts';
import {
  CampaignAddressDraft,
  CampaignAddressDto,
  CampaignAddressesDto,
  CampaignAddressQr,
} from '../../../contracts/campaign-addresses.ts';
import { maySell } from '../../../domain/account/role.ts';
import { operation } from '../../operation.ts';

const shared = { tag: 'Channels', allow: maySell } as const;
const params = { id: 'Of the address: the value of its `utm_id`.' };

/** The addresses with campaign parameters that the agency builds. */
export const campaignAddressOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/campaign-addresses',
    summary: 'The built addresses of campaigns',
    description:
      'The newest 300, with the visits and leads that came by each: visits by its number in `utm_id`, leads by the same number.',
    answer: CampaignAddressesDto,
    meaning: 'The addresses, and the landing pages that are online',
    run: async ({ ports }) => listAddresses(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/campaign-addresses',
    summary: 'Build the address of a campaign',
    description:
      'For a page of the site, an article or a landing page; 422 where there is none, or not in that language. The place says source and medium, so that its channel is known.',
    body: CampaignAddressDraft,
    example: { page: '/youtube-ads', locale: 'fr', place: 'instagram', campaign: 'sortie-nova', content: '' },
    status: 201,
    answer: CampaignAddressDto,
    meaning: 'Built',
    fails: ['invalid_fields'],
    run: ({ ports, input, asker }) => buildAddress(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/campaign-addresses/{id}/qr',
    params,
    summary: 'The QR code of a built address',
    answer: CampaignAddressQr,
    meaning: 'The code',
    fails: ['not_found'],
    run: ({ ports, params: { id } }) => addressQr(ports, id),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/campaign-addresses/{id}',
    params,
    summary: 'Remove a built address from the list',
    description:
      'The address still opens its page. Its visits are forgotten, and the leads keep their channel.',
    answer: z.object({ id: z.string() }),
    meaning: 'Removed',
    fails: ['not_found'],
    run: ({ ports, params: { id }, asker }) => removeAddress(ports, id, asker),
  }),
] as const;
