import { expect, it } from 'vitest';
import { groupPages, pageGroups } from './page-groups.ts';
import { sitePages } from './pages.ts';

it('groups every page once, in the order of the site, and leaves no group empty', () => {
  const groups = groupPages(sitePages);
  const grouped = pageGroups.flatMap((group) => groups[group].map(({ path }) => path));
  expect(grouped.toSorted()).toEqual(sitePages.map(({ path }) => path).toSorted());
  for (const group of pageGroups) {
    expect(groups[group].length, group).toBeGreaterThan(0);
    expect(groups[group]).toEqual(sitePages.filter((page) => groups[group].includes(page)));
  }
});
