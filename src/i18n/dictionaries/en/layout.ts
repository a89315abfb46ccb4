import type { layout as fr } from '../fr/layout.ts';

/** Header, footer and what every page shares. */
export const layout = {
  skip: 'Skip to content',
  nav: {
    label: 'Main navigation',
    open: 'Open menu',
    close: 'Close menu',
    services: 'Services',
    about: 'Agency',
    guides: 'Guides',
    articles: 'Articles',
    reviews: 'Reviews',
    faq: 'FAQ',
    contact: 'Contact',
    simulate: 'Simulate my campaign',
    home: '{brand}, back to home',
  },
  language: {
    label: 'Site language',
    current: 'Language: {name}',
    names: { fr: 'Français', en: 'English', es: 'Español', pt: 'Português' },
  },
  footer: {
    pitch: 'Ad campaigns for artists and labels, with a price up front and figures to show for it.',
    partner: 'Check our partner badge',
    navigation: 'Navigation',
    resources: 'Resources',
    blog: 'Blog',
    glossary: 'Glossary',
    simulator: 'Campaign simulator',
    legal: 'Legal',
    privacy: 'Privacy',
    terms: 'Terms of use',
    cookies: 'Cookies',
    notice: 'Legal notice',
    newTab: '(new tab)',
    copyright: '© {year} {brand}. All rights reserved.',
  },
  noScript: {
    title: 'The simulator needs JavaScript',
    text: 'It is switched off or did not load. Tell us about your project: we will work out the estimate for you, with no commitment.',
    action: 'Write to us',
  },
  simulatorFailed: 'The simulator did not load. Check your connection, then try again.',
  retry: 'Try again',
  close: 'Close',
} satisfies typeof fr;
