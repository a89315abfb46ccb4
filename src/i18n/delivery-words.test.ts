import { expect, it } from 'vitest';
import { loadTexts } from '../admin/texts.ts';
import { locales } from '../domain/locale/locale.ts';

/** The words are in two dictionaries, so that the dashboard need not load all texts of the leads for three words. */
it.each(locales)(
  'the dashboard and the list of leads have the same words for the states of deliveries in %s',
  async (locale) => {
    const { dashboard, leads } = await loadTexts(locale);
    const { title, pending, notConfigured, dead } = dashboard.deliveries;
    expect({ title, pending, notConfigured, dead }).toEqual({
      title: leads.detail.deliveries,
      pending: leads.deliveries.pending,
      notConfigured: leads.deliveries.not_configured,
      dead: leads.deliveries.dead,
    });
  },
);
