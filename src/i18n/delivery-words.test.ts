import { expect, it } from 'vitest';
import { loadTexts } from '../admin/texts.ts';
import { locales } from '../domain/locale/locale.ts';

/** A file of its own for each section, so that the dashboard need not fetch the leads' texts for three words. */
it.each(locales)(
  'in %s, the dashboard names the states of deliveries as the list does that it leads to',
  async (locale) => {
    const { dashboard, leads } = await loadTexts(locale);
    const { title, pending, notConfigured, dead } = dashboard.deliveries;
    expect({ title, pending, notConfigured, dead }).toEqual({
      title: leads.detail.deliveries,
      pending: leads.deliveries.pending,
      notConfigured: leads.deliveries.not_configured,
      dead: leads.deliveries.dead,
    });
    expect(leads.webhooks.none).toBe(leads.deliveries.not_configured);
  },
);
