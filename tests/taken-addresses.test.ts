import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RECEIPT_PATH } from '../src/domain/consent/receipt-path.ts';
import { NO_ADDRESSES } from '../src/domain/content/site-addresses.ts';
import { OWN_DATA_PATH } from '../src/domain/own-data/own-data.ts';
import { NEWSLETTER_PATH, REMINDER_PATH, STAY_PATH } from '../src/domain/reminder/reminder-address.ts';
import { REPORT_PATH } from '../src/domain/report/content-report.ts';
import { REVIEW_PATH } from '../src/domain/review/review-path.ts';
import { sitePages } from '../src/domain/site-map/pages.ts';
import { isReserved, isTaken } from '../src/domain/site-map/taken-addresses.ts';
import { WATCH_PATH } from '../src/domain/watch/watch-path.ts';
import { EXAMPLE_REPORT_PATH } from '../src/site/campaign-report/example-report.ts';

const constants: Record<string, string> = {
  ...{ EXAMPLE_REPORT_PATH, RECEIPT_PATH, OWN_DATA_PATH, REPORT_PATH, WATCH_PATH, REVIEW_PATH },
  ...{ 'REMINDER_PATH.confirm': REMINDER_PATH.confirm, 'NEWSLETTER_PATH.confirm': NEWSLETTER_PATH.confirm },
  ...{ 'STAY_PATH.confirm': STAY_PATH.confirm },
};

it('no guide and no former address can take an address that the site answers', () => {
  // The routes themselves import what only the build provides.
  const source = readFileSync(join(import.meta.dirname, '../src/pages/routes.ts'), 'utf8');
  const written = [...source.matchAll(/^ {2}'(\/[^':]*)[^']*':/gm)].map(([, path = '']) => path);
  const named = Object.entries(constants).flatMap(([name, path]) =>
    source.includes(`[${name}]`) || source.includes(`\${${name}}`) ? [path] : [],
  );
  expect(named).toHaveLength(Object.keys(constants).length);
  const answered = [...written, ...named].filter((path) => !path.includes('.'));
  expect(answered.length).toBeGreaterThan(30);
  for (const path of answered) expect(isReserved(path), path).toBe(true);
  for (const { path } of sitePages) expect(isTaken(path, NO_ADDRESSES), path).toBe(true);
  for (const path of ['/en/x', '/_site/x', '/og/fr/x', '/faq/x', '/articles/x'])
    expect(isReserved(path), path).toBe(true);
  for (const path of ['/ancien', '/budget-clip-musical', '/blog/2020/x.html'])
    expect(isReserved(path), path).toBe(false);
});
