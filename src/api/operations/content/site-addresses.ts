import { listAddresses } from '../../../app/content/addresses/list-addresses.ts';
import { addGuide, changeGuide, removeGuide } from '../../../app/content/addresses/manage-guides.ts';
import { moveAddress, releaseAddress } from '../../../app/content/addresses/move-address.ts';
import {
  AddressList,
  AddressQuery,
  GuideAdded,
  GuideChoices,
  MovedAddress,
  NewGuide,
} from '../../../contracts/site-addresses.ts';
import { mayPublish } from '../../../domain/account/role.ts';
import { operation } from '../../operation.ts';

const shared = { tag: 'Content', allow: mayPublish } as const;
const params = { slug: 'Address of the guide, without the slash.' };
const choices = { category: 'budget', difficulty: 'beginner', metrics: [], follows: null } as const;

/** The guides of the site, and the addresses that lead to another page. Registered before the parts: `addresses` is none. */
export const addressOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/content/addresses',
    summary: 'The guides and the former addresses',
    description: 'All guides in reading order, shown or not, and the addresses that lead to another page.',
    answer: AddressList,
    meaning: 'The addresses',
    run: ({ ports }) => listAddresses(ports),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/content/addresses',
    summary: 'Make an address lead to a page',
    description:
      'A permanent redirect, in every language, within a second. The address of a guide withdraws the guide. An address that a page has, that leads somewhere already, or that would lead in a circle is refused with 422.',
    body: MovedAddress,
    example: { path: '/ancien-guide', target: '/guides' },
    answer: AddressList,
    meaning: 'The address leads there',
    fails: ['invalid_fields'],
    run: ({ ports, input, asker }) => moveAddress(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/content/addresses',
    summary: 'End the redirect of an address',
    description: 'A guide that was withdrawn by it is shown again.',
    query: AddressQuery,
    answer: AddressList,
    meaning: 'The address leads nowhere',
    fails: ['not_found'],
    run: ({ ports, query, asker }) => releaseAddress(ports, query.path, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/content/guides',
    summary: 'Add a guide',
    description:
      'With a French draft that has the title. It is on no page until it is published. The address has two words at least, joined by hyphens, and must be free.',
    body: NewGuide,
    example: { ...choices, slug: 'budget-clip-musical', title: 'Quel budget pour un clip ?' },
    status: 201,
    answer: GuideAdded,
    meaning: 'Added',
    fails: ['invalid_fields'],
    run: ({ ports, input, asker }) => addGuide(ports, input, asker),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/content/guides/{slug}',
    params,
    summary: 'Change category, level, figures and place of an added guide',
    description: 'Built-in guides have theirs in the code.',
    body: GuideChoices,
    example: { ...choices, metrics: [] },
    answer: AddressList,
    meaning: 'Changed',
    fails: ['not_found', 'invalid_fields'],
    run: ({ ports, params: { slug }, input, asker }) => changeGuide(ports, slug, input, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/content/guides/{slug}',
    params,
    summary: 'Delete an added guide that was never published',
    description: 'With its drafts. A guide that was ever published is withdrawn instead.',
    answer: AddressList,
    meaning: 'Deleted',
    fails: ['not_found'],
    run: ({ ports, params: { slug }, asker }) => removeGuide(ports, slug, asker),
  }),
] as const;
