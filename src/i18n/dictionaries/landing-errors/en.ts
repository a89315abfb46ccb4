import type { landingErrors as fr } from './fr.ts';

/** The messages of the API about landing pages. No public page loads these texts. */
export const landingErrors = {
  codes: {
    landing_test_running: 'A test of this page is already planned or running. Wait for its end or stop it.',
    landing_not_live: 'This page is not online: publish it before you test it.',
    landing_conflict:
      'Someone else has just changed this page. Nothing was saved, and what you typed is still here.',
    landing_not_ready: 'This page cannot be published yet: first fix the points that block it in the check.',
  },
  fields: {
    artist_contract: 'Enter the day of the processing contract signed with the artist.',
    artist_pixel: 'Enter at least one pixel of the artist.',
    artist_token_pixel: 'Enter the pixel to which this token belongs.',
    landing_test_text: 'Write another headline in at least one language.',
    landing_test_days: 'This length is too short or too long for a test.',
    landing_test_picture: 'This picture is not ready, or is no longer in the library.',
    landing_link_query: 'Enter a UPC or an ISRC, or a link to a music platform.',
    landing_template: 'Please choose a template.',
    landing_locales: 'Choose at least one language that has its texts.',
    landing_answer_text: 'Write your comment.',
    landing_answer_trap: 'Leave the hidden field empty: it only serves to recognise robots.',
    landing_link: 'This link is not a web address. It must start with https://.',
    landing_colour: 'This colour is not valid. Write a hash sign and six digits or letters from a to f.',
    landing_slug_taken: 'This address is taken or reserved. Choose another one.',
    landing_end: 'The end must come after the start, and cannot be in the past.',
  },
} satisfies typeof fr;
