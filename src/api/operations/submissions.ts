import { listRates } from '../../app/costs/list-rates.ts';
import { recordBookedCall } from '../../app/leads/submit/record-booked-call.ts';
import { submitBooking } from '../../app/leads/submit/submit-booking.ts';
import { submitContact } from '../../app/leads/submit/submit-contact.ts';
import { submitSimulation } from '../../app/leads/submit/submit-simulation.ts';
import { BookedCall, BookingAnswer, BookingSubmission } from '../../contracts/leads/booking.ts';
import { ContactAnswer, ContactSubmission } from '../../contracts/leads/contact.ts';
import { RatesAnswer, SimulationAnswer, SimulationSubmission } from '../../contracts/leads/simulation.ts';
import { operation, rawOperation } from '../operation.ts';

const form = { method: 'post', limit: 'forms', idempotent: true, status: 201 } as const;

/** The forms of visitors that are stored as leads, and the cost table of the simulator. */
export const submissionOperations = [
  operation({
    ...form,
    tag: 'Contact',
    path: '/contact/submit',
    summary: 'Send a message',
    description: 'Stores the message, and delivers it to the agency’s automation.',
    body: ContactSubmission,
    example: {
      name: 'Léa Martin',
      email: 'lea@example.com',
      message: 'My single comes out on 12 September.',
      platform: 'youtube',
    },
    answer: ContactAnswer,
    meaning: 'Stored',
    fails: ['idempotency_conflict'],
    run: ({ ports, input, facts }) => submitContact(ports, input, facts),
  }),
  operation({
    ...form,
    tag: 'Booking',
    path: '/booking/submit',
    summary: 'Announce the booking of a call',
    description:
      'Stores who opens the calendar, and delivers it to the agency’s automation. The calendar itself is another service.',
    body: BookingSubmission,
    example: {
      artistName: 'Nova',
      email: 'nova@example.com',
      platform: 'spotify_ads',
      budget: 'consultation',
      campaignType: 'consultation_booking',
      country: 'unknown',
      source: 'spotify_ads_landing',
      spotify_url: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
      newsletter: false,
      utm_source: 'instagram',
      utm_medium: 'story',
      utm_campaign: 'release',
      utm_content: '',
    },
    answer: BookingAnswer,
    meaning: 'Stored',
    fails: ['idempotency_conflict'],
    run: ({ ports, input, facts }) => submitBooking(ports, input, facts),
  }),
  rawOperation({
    tag: 'Booking',
    method: 'post',
    path: '/booking/booked',
    limit: 'acts',
    summary: 'Say that the call was booked',
    description:
      'The calendar in the browser says so after its form was sent. The lead shows it; nobody else is told. Unknown and old leads get the same answer.',
    body: BookedCall,
    example: { lead: '0198a7c2-5b1e-7d3a-9c41-6a0f2b7d9e10' },
    response: { status: 204, description: 'Noted, or left out' },
    run: async ({ ports, input, facts, c }) => {
      await recordBookedCall(ports, input.lead, facts.userAgent);
      return c.body(null, 204);
    },
  }),
  operation({
    ...form,
    tag: 'Simulator',
    path: '/simulator/submit',
    summary: 'Run the simulator',
    description:
      'Computes the estimate from the agency’s cost table, stores it, and delivers it to the agency’s automation. Figures in the body are not read. `costVersion` is the `version` of the table that the visitor was shown: what was shown is what is stored. Without it the newest table counts.',
    body: SimulationSubmission,
    example: {
      platform: 'youtube',
      campaignType: 'awareness',
      budget: 1000,
      country: 'europe',
      artistName: 'Nova',
      email: 'nova@example.com',
    },
    answer: SimulationAnswer,
    meaning: 'Computed and stored',
    fails: ['idempotency_conflict', 'no_estimate'],
    run: ({ ports, input, facts }) => submitSimulation(ports, input, facts),
  }),
  operation({
    tag: 'Simulator',
    method: 'get',
    path: '/simulator/rates',
    summary: 'The cost table',
    description: 'Costs by platform, region and campaign type, with the least budgets in euros a month.',
    answer: RatesAnswer,
    meaning: 'The table',
    run: ({ ports }) => listRates(ports),
  }),
] as const;
