import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { closedLinkTexts } from '../../i18n/messages/closed-link-texts.ts';
import { ClosedLink } from './ClosedLink.tsx';

it('the page of a closed link gives the reason and the address of the agency, in each language', () => {
  for (const locale of locales) {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <ClosedLink locale={locale} brand="Agence" contactEmail="lea@agence.example" />,
    );
    expect(page.textContent).toContain(closedLinkTexts[locale].text);
    expect(page.querySelector('a')?.getAttribute('href')).toBe('mailto:lea@agence.example');
  }
});
