import { expect, it } from 'vitest';
import { locales } from '../domain/locale/locale.ts';
import { loadTexts } from './texts.ts';

/** Texts with a number whose noun has the same form in singular and plural, or whose number is never one. */
const oneForm = [
  // More than four hours of one message a second at least.
  'goLive.checks.mail.outcomes.slow',
  'shell.pending',
  'dashboard.days',
  // Seven days and more.
  'channels.days',
  'dashboard.compare.more',
  'dashboard.compare.less',
  'dashboard.compare.first',
  'dashboard.compare.moreOfCard',
  'dashboard.compare.lessOfCard',
  'dashboard.erasures.more',
  'dashboard.leads.total',
  'dashboard.pipeline.without',
  'dashboard.stars.month',
  'editing.items.full',
  // Weeks of seven days, periods of many Fridays, a part of a longer list.
  'landing.test.length',
  // The steps of a request's path, five and more, and milliseconds.
  'shell.proof.detail',
  'goLive.checks.path.outcomes.proven',
  // Three days and more.
  'leads.work.followUp.days',
  // A rate of 3,600 an hour and more.
  'settings.mail.perSecondText',
  // Seven and fourteen days.
  'reports.ask.hint',
  'reports.again.done',
  // Two persons or leads and more, thirty and seven days.
  'requests.rights.days',
  'requests.ending.leads',
  'requests.ending.ask.many',
  'requests.ending.ask.yes',
  'requests.ending.ask.no',
  'requests.ending.keep.many',
  'requests.ending.erase.many',
  'requests.ending.guards.clock',
  'radar.weeksShown',
  'radar.cell.more',
  'radar.map.cellMegas',
  'media.none.deleted.text',
  // Rows are added up from two on. Two campaigns and more, fourteen days, and more than four silent ones.
  'campaignImport.left.merged',
  'campaignImport.left.mergedTotal',
  'campaignImport.pages.shared',
  'campaignImport.unusual.few',
  'campaignImport.track.alerts.titles.no_figures',
];

/** Whether a text has a singular form beside it: in a pair, or as `many` beside `one`, `drafts` beside `draft`. */
function hasForms(key: string, beside: object): boolean {
  if (Array.isArray(beside) || 'one' in beside) return true;
  const names = Object.keys(beside);
  return names.some(
    (name) => [`${key}s`, `${key}Many`].includes(name) || [`${name}s`, `${name}Many`].includes(key),
  );
}

it.each(locales)('every text in %s with a count has a singular form', async (locale) => {
  const found: string[] = [];
  const walk = (value: unknown, path: string[], beside: object): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key], value);
    } else if (typeof value === 'string' && /\{(count|visits|conversions|days)\}\s\p{L}/u.test(value)) {
      const counts = !/\{\w+\}\s(?:sur|of|de|su)\s\{/.test(value);
      if (counts && !hasForms(path.at(-1) ?? '', beside)) found.push(path.join('.'));
    }
  };
  walk(await loadTexts(locale), [], {});
  // A group of findings has two at least.
  expect(found.filter((path) => !oneForm.includes(path) && !path.startsWith('landing.groups.'))).toEqual([]);
});
