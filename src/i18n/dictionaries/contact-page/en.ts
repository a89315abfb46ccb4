import type { contactPage as fr } from './fr.ts';

/** The contact page, except its form. Placeholders name figures by their key in `domain/benchmarks`. */
export const contactPage = {
  meta: {
    title: 'Contact: tell us about your track',
    description:
      'Write to the agency or book a call. A link to the track, the release date, the budget: three lines are enough, and a person replies.',
  },
  title: 'Tell us about the track.',
  lead: 'A link, a date, a budget: three lines are enough. Someone at the agency reads them and replies.',
  form: 'Your message',
  next: {
    title: 'What happens next',
    steps: [
      { title: 'Your message is saved', text: 'A confirmation appears straight away.' },
      {
        title: 'A person reads it',
        text: 'They listen to the track and look at what a campaign could do for it. If this is not the right time, they tell you.',
      },
      {
        title: 'You get a reply by email',
        text: 'Our questions, or a quote. Nothing is launched or billed without your agreement.',
      },
      {
        title: 'If you say yes',
        text: 'Once the campaign is live, allow {agency.firstResults} for the first results.',
      },
    ],
  },
  call: {
    title: 'Prefer to talk?',
    text: '{agency.call} on the phone to find out whether a campaign makes sense, and which one.',
    none: 'Online booking is not open. Tell us in your message when you are free and we will suggest a time. The call takes {agency.call}.',
  },
  email: { title: 'By email', text: 'From your own mailbox, to the same people as the form:' },
  estimate: {
    title: 'Need a figure right now?',
    text: 'The simulator estimates your views in {agency.estimateTime}.',
  },
  questions: 'What people often ask first',
} satisfies typeof fr;
