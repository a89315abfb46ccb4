/** The short page for a form that was posted too often without script. */
export const busyPage = {
  title: 'Too many messages at once',
  kept: 'What you wrote is kept in this page.',
  again: 'Send again',
};
