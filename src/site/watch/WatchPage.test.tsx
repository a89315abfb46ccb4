import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FridayDto } from '../../contracts/leads/planner.ts';
import type { WatchView } from '../../contracts/watched-plan.ts';
import { locales, localizePath } from '../../domain/locale/locale.ts';
import { outOfTen } from '../../i18n/planner/planner-figures.ts';
import { WatchedMonth } from '../planner/WatchedMonth.tsx';
import { watchPageTexts } from './texts.ts';
import { WatchPage } from './WatchPage.tsx';

const none = { mega: 0, major: 0, indie: 0, emerging: 0 };
const friday: FridayDto = {
  ...{ friday: '2027-01-08', score: 70, scoreRange: [65, 75], reasons: {}, basis: 'known', coverage: 0.8 },
  ...{ competition: 'low', known: { ...none, indie: 3 }, likely: { ...none, indie: 12 }, total: 12 },
  ...{ totalRange: [10, 20], holidays: [], feasible: true, blackout: false },
};
const view: WatchView = {
  month: [friday, { ...friday, friday: '2027-01-15', score: 90 }],
  ...{ state: 'watching', friday: '2027-01-08', endsOn: '2027-01-15', erasedOn: null, stale: false },
  ...{ class: 'calm', range: [10, 20], known: 3, score: 70 },
  named: [{ artist: 'Nova', title: 'Aube', source: 'sample', url: null, fetchedOn: '2026-11-29' }],
  better: { friday: '2027-01-15', score: 90 },
};

it.each(locales)('in %s, judges no Friday without recent readings', (locale) => {
  const t = watchPageTexts[locale];
  const shown = (part: Partial<WatchView>) => {
    const shownView = { ...view, ...part };
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <WatchPage
        locale={locale}
        t={t}
        request={{ code: 'c', view: shownView }}
        pressed={false}
        month={<WatchedMonth locale={locale} month={shownView.month} friday={view.friday} />}
      />,
    );
    const acts = [...page.querySelectorAll('input[name=act]')].map((input) => input.getAttribute('value'));
    return { text: page.textContent, acts };
  };
  const recent = shown({});
  expect(recent.text).toContain('Nova');
  for (const score of [70, 90]) expect(recent.text).toContain(outOfTen(locale, score));
  expect(recent.text).not.toContain(t.page.stale);
  expect(recent.acts).toEqual(['move', 'keep', 'stop']);
  expect(shown({ better: null }).text).toContain(t.page.noBetter);
  for (const better of [view.better, null]) {
    const month = view.month.map((one): FridayDto => ({ ...one, basis: 'calendar' }));
    const stale = shown({ stale: true, better, month });
    expect(stale.text).toContain(t.page.stale);
    for (const judged of [t.page.noBetter, 'Nova', outOfTen(locale, 70), outOfTen(locale, 90)])
      expect(stale.text).not.toContain(judged);
    expect(stale.acts).toEqual(['keep', 'stop']);
  }
});

it.each(locales)('in %s, without a plan, says what a watch does, and offers the planner', (locale) => {
  const t = watchPageTexts[locale];
  const html = renderToStaticMarkup(
    <WatchPage locale={locale} t={t} request={{}} pressed={false} month={null} />,
  );
  const page = document.createElement('div');
  page.innerHTML = html;
  expect([...page.querySelectorAll('ol h3')].map((title) => title.textContent)).toEqual(
    t.none.steps.map(({ title }) => title),
  );
  expect(html).not.toMatch(/[{}]/);
  expect(page.querySelector('.watch a')?.getAttribute('href')).toBe(
    localizePath(locale, '/planificateur-de-sortie'),
  );
});
