import type { reviewPage as fr } from './fr.ts';

/** The page with the form of a review, with or without an invitation. */
export const reviewPage = {
  meta: {
    title: 'Leave a review',
    description:
      'A rating and a few sentences: what worked and what did not. Every review is read by a person, and none is left out for being negative.',
  },
  title: 'Leave a review',
  lead: 'Say what worked and what was missing. The next artist will know what to expect.',
  invitation: {
    open: {
      title: 'Your invitation is valid',
      text: 'You received it because we have worked together: your review will carry the “{verified}” mark. It works once.',
    },
    used: {
      title: 'This invitation has been used',
      text: 'A review was written with it. You can leave another one here, without the “{verified}” mark.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'Ask {email} for a new one, or write here without it: your review will not carry the “{verified}” mark.',
    },
    revoked: {
      title: 'This invitation was withdrawn',
      text: 'It is no longer valid. You can write here without it: your review will not carry the “{verified}” mark.',
    },
    unknown: {
      title: 'This link leads to no invitation',
      text: 'Check that it was copied in full. You can also write here without it: your review will not carry the “{verified}” mark.',
    },
    unchecked: {
      title: 'Your invitation will be checked when you send',
      text: 'Too many links were opened from your connection in a short time. If yours is valid, your review will carry the “{verified}” mark.',
    },
    none: {
      title: 'Without an invitation',
      text: 'Your review will not carry the “{verified}” mark, which is kept for those that come from an invitation. Have we worked together? Ask {email} for your link.',
    },
  },
  written: {
    pending: {
      title: 'Your review is waiting',
      text: 'It will be read within {days} days. You can leave another one here, without the “{verified}” mark.',
    },
    approved: {
      title: 'Your review is published',
      text: 'A word to {email} is enough to have it taken down.',
    },
    rejected: {
      title: 'Your review is not published',
      text: 'Our reason: {ground}. A question, a correction? Contact us at {email}.',
    },
    detail: 'Details, as the agency wrote them: {detail}',
  },
  form: {
    title: 'Your review',
    required: 'Rating, text and name are required.',
    rating: 'Your rating',
    levels: ['Disappointing', 'So-so', 'Fair', 'Good', 'Excellent'],
    noLevel: 'Choose a rating.',
    name: 'Name',
    nameHint: 'Published as a first name and an initial.',
    email: 'Email (optional, name@example.com)',
    emailHint:
      'So that we can write to you about this review, or give you the reason for a refusal. It is never shown.',
    message: 'What you have to say',
    messageHint: 'The project, what worked, what was missing.',
    experience: 'Month of the campaign (optional)',
    experienceHint: 'Published beside your review.',
    anyMonth: 'I don’t remember',
    campaignPlatform: 'Platform of the campaign (optional)',
    campaignPlatformHint: 'Published beside your review.',
    anyPlatform: 'Several, or I don’t remember',
    reward: 'Did you get anything in return for this review?',
    rewardHint: 'A discount, a gift, a free service. Your answer is published beside your review.',
    rewards: { none: 'No, nothing', given: 'Yes' },
    privacy:
      'Your rating, your text and your shortened name will be published. You can ask for them to be taken down at any time.',
    privacyLink: 'Privacy',
    trap: 'Leave this field empty',
    send: 'Send my review',
    sending: 'Sending…',
    success: 'Thank you! Your review has been submitted and is awaiting moderation.',
    error: 'Something went wrong. Please try again.',
    configError: 'Server configuration error: your review was not sent. What you wrote is still here.',
    invitationOver:
      'This invitation is no longer valid. Send again: your review will go without the “{verified}” mark.',
  },
  next: {
    title: 'What happens next',
    steps: [
      {
        title: 'It is read',
        text: 'By a person at the agency, who does not change a word.',
      },
      {
        title: 'It is published',
        text: 'Whatever the rating. A refusal always has a reason: it is sent to the email address you leave, else the link of your invitation shows it.',
      },
      {
        title: 'It stays yours',
        text: 'A word to {email} is enough to have it taken down.',
      },
    ],
    method: 'How we check reviews',
  },
  all: 'Read all the reviews',
} satisfies typeof fr;
