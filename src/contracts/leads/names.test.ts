import { expect, it } from 'vitest';
import { CampaignDraft } from '../campaign.ts';
import { InvitationDraft } from '../reviews/review-invitation.ts';
import { ReviewFields } from '../reviews/review-submission.ts';
import { BookingFields } from './booking.ts';
import { ContactFields } from './contact.ts';
import { ManualFields, typedName } from './manual-lead.ts';
import { PlannerFields } from './planner.ts';
import { SimulationInputs } from './simulation.ts';

it.each([
  ['a contact', ContactFields.shape.name],
  ['a simulation', SimulationInputs.shape.artistName],
  ['a booking', BookingFields.shape.artistName],
  ['a plan', PlannerFields.shape.artistName],
  ['a lead typed or corrected', typedName],
  ['a review', ReviewFields.shape.name],
  ['a campaign', CampaignDraft.shape.artist],
  ['a client', CampaignDraft.shape.clientName],
  ['an invitation', InvitationDraft.shape.client],
])('the name of %s turns no text around it', (_, name) => {
  expect(name.parse(' \u202eNova\u2066  Reyes\u202c\n')).toBe('Nova Reyes');
  expect(name.parse('محمد\u200f')).toBe('محمد\u200f');
});

it.each([
  ['a contact', ContactFields.shape.message],
  ['a lead typed', ManualFields.shape.message],
  ['a review', ReviewFields.shape.message],
])('the message of %s is not turned around, and keeps its lines', (_, message) => {
  expect(message.parse(' \u202eNova\r\n\u2067Reyes\u202c ')).toBe('Nova\n Reyes');
  expect(message.parse('محمد\u200f')).toBe('محمد\u200f');
});

it('a name of such characters only is missing', () => {
  expect(ContactFields.shape.name.safeParse('\u202e\u200b').error?.issues[0]?.message).toBe(
    'contact_required.name',
  );
  expect(PlannerFields.shape.artistName.parse('\u202e')).toBe(PlannerFields.shape.artistName.parse(''));
});
