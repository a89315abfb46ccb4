/** Short error pages, which are sent without rendering a page of the site. */
export const shortPage = {
  tooManyMessages: 'Too many messages at once',
  kept: 'What you wrote is kept in this page.',
  again: 'Send again',
  tooManyPages: 'Too many pages at once',
  reload: 'Try again',
  tooLong: 'Message too long',
  unreadable: 'Unreadable form',
  back: 'Your browser’s back button keeps what you wrote.',
};
