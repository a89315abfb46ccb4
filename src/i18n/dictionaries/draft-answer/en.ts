/** The words of the bar over a draft behind a secret link, with which the artist answers. */
export const draftAnswer = {
  label: 'Review of the draft',
  draft: 'Draft: only people who have its link see this preview. Visits to it are not counted.',
  version: 'Version saved on {moment}.',
  approve: 'I approve this version',
  remark: 'Leave a comment',
  place: 'Place on the page',
  text: 'Your comment',
  name: 'Your name (optional)',
  send: { approval: 'Send my approval', remark: 'Send the comment' },
  sent: {
    approval: 'Thank you! Your approval has been saved.',
    remark: 'Thank you! Your comment has been saved.',
  },
  older:
    'The page has changed since you opened it: your answer is about the version of {moment}. The new version is shown below.',
  privacy: '{brand} reads your answer and keeps it with this page, without your IP address.',
  privacyLink: 'Privacy',
  trap: 'Leave this field empty',
  back: 'Answer the draft',
  places: {
    page: 'The whole page',
    head: 'Title, picture and introduction',
    links: 'Streaming links',
    hero: 'Opening',
    features: 'Highlights',
    testimonials: 'Testimonials',
    call: 'Call to action',
    form: 'Form',
    social: 'Networks',
  },
};
