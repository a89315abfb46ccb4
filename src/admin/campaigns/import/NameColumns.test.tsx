import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openScreen } from '../../../../tests/screens/admin-screen.tsx';
import { handFields } from '../../../domain/campaign-import/import-values.ts';
import { adminCampaignImport } from '../../../i18n/dictionaries/admin-campaign-import/fr.ts';
import { NameColumns } from './NameColumns.tsx';

const words = adminCampaignImport.map;

afterEach(cleanup);

const column = (name: string) => ({ name, field: null, reason: null, first: '1' });

/** Sets a select to the options that follow one after the other, as each press of the arrow key does: disabled ones are skipped. */
function pressThrough(select: HTMLSelectElement, last: string) {
  for (const option of select.options) {
    if (option.disabled) continue;
    fireEvent.change(select, { target: { value: option.value } });
    if (option.value === last) return;
  }
}

it('pressing through the options of a column changes no other column', () => {
  const decide = vi.fn();
  openScreen(<NameColumns columns={['Tag', 'Kosten', 'Aufrufe'].map(column)} decide={decide} />);
  const [day, cost, views] = screen.getAllByRole<HTMLSelectElement>('combobox');
  if (!day || !cost || !views) throw new Error('A column has no select.');
  pressThrough(day, 'day');
  pressThrough(cost, 'cost');
  pressThrough(views, 'views');
  expect([day.value, cost.value, views.value]).toEqual(['day', 'cost', 'views']);
  const offered = [...views.options].filter(({ disabled }) => !disabled).map(({ value }) => value);
  expect(offered).toEqual(['', ...handFields.filter((field) => field !== 'day' && field !== 'cost')]);
  // What a column gives up is free again.
  fireEvent.change(day, { target: { value: '' } });
  fireEvent.change(views, { target: { value: 'day' } });
  fireEvent.click(screen.getByRole('button', { name: words.action }));
  expect(decide).toHaveBeenCalledExactlyOnceWith('1:cost,2:day');
});
