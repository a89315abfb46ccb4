import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openScreen, said, texts } from '../../../../tests/screens/admin-screen.tsx';
import type { CostProposalDto } from '../../../contracts/settings/costs.ts';
import { fill } from '../../../i18n/format.ts';
import { CostProposal } from './CostProposal.tsx';

const words = texts.settings.costs.proposal;
type Cell = CostProposalDto['platforms'][number]['cells'][number];

const cell: Cell = {
  ...{ country: 'europe', campaignType: 'awareness', before: { min: 0.01, max: 0.02 } },
  ...{ learned: { min: 0.015, max: 0.0205 }, state: 'proposed', refused: false, far: false },
  ...{ weight: 4.2, insideBefore: 3, insideLearned: 5 },
  campaigns: [1, 2, 3, 4, 5].map((at) => ({
    ...{ id: `c${at}`, artist: `Artiste ${at}`, cost: 1000, unitCost: 0.015, weight: 0.9 },
  })),
};

function open(...cells: Partial<Cell>[]) {
  const proposal: CostProposalDto = {
    ...{ version: 3, base: { version: 1, createdAt: null } },
    platforms: [
      { platform: 'youtube', unit: 'CPV', campaigns: 10, cells: cells.map((one) => ({ ...cell, ...one })) },
    ],
  };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: proposal }));
  openScreen(<CostProposal />);
  return screen.findByRole('heading', { level: 2 });
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const isSaid = (text: string) => screen.queryByText(said(text)) !== null;
const few: Partial<Cell> = { state: 'few', country: 'asia', campaigns: cell.campaigns.slice(0, 1) };

it('asks for no more campaigns where they confirm the table, or where what they say was refused', async () => {
  await open({ state: 'confirmed' }, few);
  expect([isSaid(words.agreed), document.body.textContent?.includes('il faut')]).toEqual([true, false]);
});

it('says that what campaigns say was refused', async () => {
  await open({ refused: true }, { ...few, state: 'confirmed' });
  expect([isSaid(words.declined), isSaid(words.agreed)]).toEqual([true, false]);
});

it('asks for campaigns where no cell has enough of them', async () => {
  await open(few);
  expect(document.body.textContent).toContain('il faut');
  expect([isSaid(words.agreed), isSaid(words.declined)]).toEqual([false, false]);
});

it('says in the cell why it is not ticked, and only where it moves far', async () => {
  await open({ far: true }, { country: 'asia' });
  expect(screen.getAllByText(said(words.farNote))).toHaveLength(1);
  const ticks = screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);
  expect(ticks).toEqual([false, true]);
});

it('moves the focus to the evidence of a cell only where it is out of view', async () => {
  await open({}, { country: 'asia' });
  const button = (country: 'asia' | 'europe') =>
    screen.getByRole('button', {
      name: fill(words.show, {
        cell: `${texts.leads.regions[country]}, ${texts.leads.campaignTypes.awareness}`,
      }),
    });
  fireEvent.click(button('asia'));
  expect(document.activeElement?.tagName).not.toBe('H3');
  const below = { top: 2000, bottom: 2030 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
  fireEvent.click(button('europe'));
  expect(document.activeElement?.textContent).toBe(
    `${texts.leads.regions.europe}, ${texts.leads.campaignTypes.awareness}`,
  );
});

it('writes the ranges and the costs of the campaigns each with their own decimals', async () => {
  const [first] = cell.campaigns;
  if (!first) throw new Error('A campaign was expected.');
  await open({
    learned: { min: 0.015, max: 0.025 },
    campaigns: [first, { ...first, id: 'c2', unitCost: 0.0175 }],
  });
  const spaced = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');
  const evidence = screen.getByRole('region', { name: /Europe/ });
  expect([...evidence.querySelectorAll('dd')].slice(0, 2).map(spaced)).toEqual([
    'de 0,010 $ à 0,020 $',
    'de 0,015 $ à 0,025 $',
  ]);
  expect([...evidence.querySelectorAll('td:nth-of-type(2)')].map(spaced)).toEqual(['0,0150 $', '0,0175 $']);
});
