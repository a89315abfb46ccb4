import type { errors as fr } from '../fr/errors.ts';

/** What the API and the forms say when something is wrong. `fields` keys are the messages of the zod schemas. */
export const errors = {
  codes: {
    bad_json: 'We could not read that request. Reload the page and try again.',
    unauthorized: 'This request is reserved for the site’s administrators.',
    invalid_credentials: 'Wrong email address or password.',
    forbidden: 'Your account does not allow this.',
    not_found: 'There is nothing at this address.',
    method_not_allowed: 'This address does not answer that kind of request.',
    idempotency_conflict:
      'This request has already been sent with different answers. Reload the page and try again.',
    lead_not_won: 'Only a won lead can be linked to a campaign.',
    too_large: 'Your message is too long. Shorten it and try again.',
    unsupported_media_type: 'The request is in a format we do not accept.',
    invalid_fields: 'Some fields need correcting.',
    no_estimate:
      'We do not have a reliable price for this combination yet. An expert can talk it through with you.',
    rate_limited: 'Too many requests in a short time. Wait a moment, then try again.',
    internal: 'Something went wrong. Please try again.',
    unavailable: 'The service is restarting. Try again in a moment.',
  },
  fields: {
    contact_required: 'Please fill in all the required fields.',
    contact_email: 'Please enter a valid email address.',
    contact_platform: 'Please choose a platform.',
    platform_error: 'Please choose a platform.',
    campaignType_error: 'Please choose a campaign type.',
    budget_error: 'The budget must be at least 500 euros.',
    budget_max_error: 'Above 10 million euros, let’s talk it through in person.',
    region_error: 'Please choose a region.',
    artist_error: 'Please enter an artist name.',
    email_error: 'Please enter a valid email address.',
    too_long: 'This text is too long.',
    login_required: 'Please enter your email address and your password.',
    password_short: 'The password must have at least 12 characters.',
    password_long: 'The password cannot be longer than 200 characters.',
    password_obvious: 'This password is too easy to guess.',
    password_wrong: 'The current password is wrong.',
    date_error: 'Please enter a valid date.',
    date_order_error: 'The end cannot come before the start.',
    status_error: 'Please choose a status.',
    amount_error: 'Please enter a valid number that is not negative.',
  },
} satisfies typeof fr;
