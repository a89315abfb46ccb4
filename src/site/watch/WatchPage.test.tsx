import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { WatchView } from '../../contracts/watched-plan.ts';
import { locales } from '../../domain/locale/locale.ts';
import { watchPageTexts } from './texts.ts';
import { WatchPage } from './WatchPage.tsx';

const view: WatchView = {
  ...{ state: 'watching', friday: '2027-01-08', endsOn: '2027-01-15', erasedOn: null, stale: false },
  ...{ class: 'calm', range: [10, 20], known: 3, score: 70 },
  named: [{ artist: 'Nova', title: 'Aube', source: 'sample', url: null, fetchedOn: '2026-11-29' }],
  better: { friday: '2027-01-15', score: 90 },
};

it.each(locales)('in %s, judges no Friday without recent readings', (locale) => {
  const t = watchPageTexts[locale];
  const shown = (part: Partial<WatchView>) => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <WatchPage locale={locale} t={t} request={{ code: 'c', view: { ...view, ...part } }} pressed={false} />,
    );
    const acts = [...page.querySelectorAll('input[name=act]')].map((input) => input.getAttribute('value'));
    return { text: page.textContent, acts };
  };
  const recent = shown({});
  expect(recent.text).toContain('Nova');
  expect(recent.text).not.toContain(t.page.stale);
  expect(recent.acts).toEqual(['move', 'keep', 'stop']);
  expect(shown({ better: null }).text).toContain(t.page.noBetter);
  for (const better of [view.better, null]) {
    const stale = shown({ stale: true, better });
    expect(stale.text).toContain(t.page.stale);
    for (const judged of [t.page.noBetter, 'Nova', '70', '90']) expect(stale.text).not.toContain(judged);
    expect(stale.acts).toEqual(['keep', 'stop']);
  }
});
