import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SiteFacts } from '../../contracts/site.ts';
import { legalComponents } from './legal-components.tsx';

it('the day of reading is the agency’s, whatever the day is at Greenwich', () => {
  const { Today } = legalComponents('fr', {} as SiteFacts, Date.parse('2026-10-31T23:30:00Z'));
  expect(renderToStaticMarkup(<Today />)).toBe('<time dateTime="2026-11-01">1er novembre 2026</time>');
});
