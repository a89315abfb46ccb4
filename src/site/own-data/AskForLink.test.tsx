import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SiteFacts } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { ownData } from '../../i18n/dictionaries/own-data/index.ts';
import { AskForLink } from './AskForLink.tsx';

it.each(locales)('in %s, says that a mail is on its way only where a mail server is set', (locale) => {
  const { ask } = ownData[locale];
  const shown = (mailsPlans: boolean) =>
    renderToStaticMarkup(
      <AskForLink
        locale={locale}
        site={{ mailsPlans, contactEmail: 'contact@example.org' } as SiteFacts}
        state={{ asked: 'lea@example.com' }}
      />,
    );
  expect(shown(true)).toContain(ask.sent);
  expect(shown(true)).not.toContain(ask.unsent);
  expect(shown(false)).toContain(ask.unsent);
  for (const text of [ask.sent, ask.sentText]) expect(shown(false)).not.toContain(text);
});
