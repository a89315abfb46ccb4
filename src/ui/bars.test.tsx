import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Bars } from './bars.tsx';
import { barsPath } from './bars-path.ts';

it('Bars renders all bars of one class as one path', () => {
  const markup = renderToStaticMarkup(
    <Bars heights={[1, 0.5, 0.25]} barClassName={(index) => (index < 2 ? 'lit' : '')} />,
  );
  expect(markup.match(/<path/g)).toHaveLength(2);
  expect(markup.match(/class="lit"/g)).toHaveLength(1);
  expect(markup).toContain('viewBox="0 0 300 100"');
});

it('barsPath places each bar on the base line at its index, as high as its share', () => {
  expect(barsPath([0.5, 0, 1], { fill: 0.5, corner: [20, 2] })).toBe(
    'M25 100v-48q0 -2 10 -2h30q10 0 10 2V100z' + 'M225 100v-98q0 -2 10 -2h30q10 0 10 2V100z',
  );
});

it('barsPath writes heights in whole percent', () => {
  expect(barsPath([0.504])).toBe(barsPath([0.5]));
});

it('barsPath mirrors bars around the middle, and rounds a corner by at most half a bar', () => {
  expect(barsPath([0.02], { fill: 0.5, corner: [50, 4], mirrored: true })).toBe(
    'M25 50v0q0 -1 25 -1h0q25 0 25 1v0q0 1 -25 1h0q-25 0 -25 -1z',
  );
});
