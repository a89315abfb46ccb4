import type { adminWelcome as fr } from './fr.ts';

export const adminWelcome: typeof fr = {
  title: 'Where to begin',
  text: 'Five steps to get started. Take them in the order that suits you.',
  dismiss: 'Do not show again',
  done: 'done',
  steps: {
    company: { title: 'The company’s data', text: 'It appears on the site and in the legal notice.' },
    automation: {
      title: 'The URL of an automation',
      text: 'Each request is passed on to it as soon as it arrives.',
    },
    tags: { title: 'The tags', text: 'Analytics, Google Ads or a pixel, depending on what you measure.' },
    team: { title: 'The team', text: 'One account a person, each with its role.' },
    content: { title: 'Your own texts', text: 'Replace the texts that came with the site with yours.' },
  },
};
