import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShownDraft } from '../../contracts/site.ts';
import { locales } from '../../domain/locale/locale.ts';
import { draftAnswerTexts } from '../../i18n/messages/draft-answer-texts.ts';
import { hourText } from '../../i18n/time/hour.ts';
import { DraftBar } from './DraftBar.tsx';

const draft: ShownDraft = {
  version: 4,
  versionAt: Date.parse('2026-11-28T13:02:00Z'),
  places: ['page', 'head', 'social'],
};
const drawn = (more: Partial<ShownDraft> = {}, locale: (typeof locales)[number] = 'fr') =>
  renderToStaticMarkup(<DraftBar draft={{ ...draft, ...more }} locale={locale} brand="MDMC" />);

it.each(locales)('the bar over a draft has two forms that post to the page itself, in %s', (locale) => {
  const html = drawn({}, locale);
  expect(html.match(/<form method="post">/g)).toHaveLength(2);
  expect(html.match(/name="version" value="4"/g)).toHaveLength(2);
  expect([...html.matchAll(/<option value="(\w+)"/g)].map(([, place]) => place)).toEqual(draft.places);
  for (const text of [draftAnswerTexts[locale].approve, draftAnswerTexts[locale].remark])
    expect(html).toContain(text);
  expect(html).not.toMatch(/\{\w+\}|style=|<script/);
  // The agency's clock, one hour ahead of UTC in November.
  expect(html).toContain(hourText(locale, 14, 2));
});

it('the bar shows the version of an answer when the draft has changed since', () => {
  const answered = { kind: 'approval', outcome: { kind: 'sent' } } as const;
  expect(drawn({ answered })).toContain(draftAnswerTexts.fr.sent.approval);
  const older = drawn({ answered: { ...answered, older: Date.parse('2026-11-28T09:15:00Z') } });
  expect(older).toContain(hourText('fr', 10, 15));
});

it('a refused remark is shown again in its open form, with its text and its error', () => {
  const html = drawn({
    answered: {
      kind: 'remark',
      outcome: {
        kind: 'refused',
        message: 'Trop long.',
        fields: { text: 'Trop long.' },
        values: { text: 'Ma <remarque>', place: 'head', name: 'Léa' },
      },
    },
  });
  expect(html).toContain('Ma &lt;remarque&gt;');
  expect(html).toContain('aria-describedby="remark-text-error"');
  expect(html).toMatch(/<option value="head" selected/);
  expect(html.match(/<details [^>]*open/g)).toHaveLength(1);
});
