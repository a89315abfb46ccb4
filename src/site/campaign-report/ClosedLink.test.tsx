import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales, localizePath } from '../../domain/locale/locale.ts';
import { closedLinkTexts } from '../../i18n/messages/closed-link-texts.ts';
import { ClosedLink } from './ClosedLink.tsx';

it.each([
  ['', false],
  [' of a mail', true],
])(
  'the page of a closed link%s gives the reason and the address of the agency, in each language',
  (_, ofMail) => {
    for (const locale of locales) {
      const page = document.createElement('div');
      page.innerHTML = renderToStaticMarkup(
        <ClosedLink locale={locale} brand="Agence" contactEmail="lea@agence.example" ofMail={ofMail} />,
      );
      const { mail, ...link } = closedLinkTexts[locale];
      const { text, ask } = ofMail ? mail : link;
      expect(page.textContent).toContain(text);
      expect(page.textContent).toContain(ask);
      const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(links).toEqual(['mailto:lea@agence.example', localizePath(locale, '/')]);
    }
  },
);
