import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { landingView } from '../../../../tests/landing/landing-views.ts';
import type { ReminderPageFacts } from '../../../contracts/landing/reminder.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { ReminderPage } from './ReminderPage.tsx';

const paused: ReminderPageFacts = {
  ...{ act: 'confirm', channel: 'mail', stage: 'done', isPaused: true, platform: '', listSentence: '' },
  ...{ dueAt: Date.parse('2026-12-19T08:00:00Z'), zone: 'Europe/Paris', stopPath: '/rappel/stop/x' },
  named: { title: 'Nova', artist: 'Léonie' },
};

it.each(locales)('names the release of a page that is offline, and promises no day (%s)', (locale) => {
  const shown = (more: Partial<ReminderPageFacts>) =>
    renderToStaticMarkup(
      <ReminderPage locale={locale} pressed={false} reminder={{ ...paused, ...more }} landing={undefined} />,
    );
  const pages = (['ask', 'done', 'cancelled', 'ended'] as const).map((stage) => shown({ stage }));
  for (const html of pages) {
    expect(html).toContain('<strong>Nova</strong><span>Léonie</span>');
    expect(html).not.toMatch(/19|[{}]/);
  }
  expect(new Set(pages).size).toBe(4);
  expect(pages.map((html) => html.includes('<button'))).toEqual([true, false, false, false]);
  expect(pages.map((html) => html.includes('/rappel/stop/x'))).toEqual([false, true, false, false]);
  expect(pages[1]).toContain('30');
  expect(shown({ isPaused: false })).toContain('19');
});

it('shows the day of a release that is out, and of none that is cancelled', () => {
  const view = landingView('album-release', { shared: { picture: null } });
  const shown = (stage: ReminderPageFacts['stage']) =>
    renderToStaticMarkup(
      <ReminderPage
        locale="fr"
        pressed={false}
        reminder={{ ...paused, isPaused: false, stage }}
        landing={view}
      />,
    );
  expect(
    (['ask', 'out', 'cancelled', 'ended'] as const).map((stage) => shown(stage).includes('<b>19</b>')),
  ).toEqual([...[true, true, false, false]]);
});
