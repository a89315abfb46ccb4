import type { push as fr } from './fr.ts';

export const push: typeof fr = {
  lead: { title: 'New lead', body: 'Open the back office to read it.' },
  alarm: { title: 'The site needs your attention', body: 'Open “Before going live” to see what is wrong.' },
};
