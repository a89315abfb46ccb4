import { countPerson } from '../../app/privacy/count-person.ts';
import { erasePerson } from '../../app/privacy/erase-person.ts';
import { exportPerson } from '../../app/privacy/export-person.ts';
import { PersonCounts, PersonExport, PersonRequest } from '../../contracts/leads/person.ts';
import { mayManage } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = {
  tag: 'People',
  allow: mayManage,
  limit: 'costly',
  method: 'post',
  body: PersonRequest,
  example: { email: 'lea@example.com' },
  fails: ['not_found'],
} as const;

/** Export and erasure of a person's data (GDPR). The e-mail address is in the body, because URLs end up in logs. */
export const peopleOperations = [
  operation({
    ...shared,
    path: '/people/export',
    summary: 'What is stored about a person',
    description:
      '`email` names the person, or `lead` one of the person’s leads; a lead without an address is meant alone. Leads with their deliveries and notes, the campaigns that came from them, reviews written on the site, invitations to review, and messages to the address.',
    answer: PersonExport,
    meaning: 'All of it',
    run: ({ ports, input, asker }) => exportPerson(ports, input, asker),
  }),
  operation({
    ...shared,
    path: '/people/count',
    summary: 'How much is stored about a person',
    description:
      'The numbers of what an erasure of the same person would take out, for the question before it. Changes nothing, and is not in the journal, since it tells nothing that the list of leads does not.',
    answer: PersonCounts,
    meaning: 'How much an erasure would take out',
    run: ({ ports, input }) => countPerson(ports, input),
  }),
  operation({
    ...shared,
    path: '/people/erase',
    summary: 'Erase a person',
    description:
      'Takes out leads with their deliveries and notes, reviews written on the site with their votes, and messages to the address. Campaigns that came from a lead stay with a number in the place of the artist’s name and without the video, in the journal too, and their invitations go. Proofs of cookie choices lead to nobody, so none goes. Every configured automation that may have received a lead is sent `{ "type": "lead.erased", "email", "leads", "erasedAt" }`; the address is kept for that until it is delivered.',
    answer: PersonCounts,
    meaning: 'How much was taken out',
    run: ({ ports, input, asker }) => erasePerson(ports, input, asker),
  }),
] as const;
