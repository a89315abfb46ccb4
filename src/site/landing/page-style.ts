import type { LandingView } from '../../domain/landing/counts/landing-view.ts';
import { paletteOf } from '../../domain/landing/palette.ts';
import { measures } from './measures.ts';

/**
 * Returns the CSS that only one page has: its colours and the measures of its title. Each value is a number or
 * `#rrggbb`, computed and never typed, so no text of an editor reaches the style sheet.
 */
export function pageStyle(view: LandingView): string {
  const values = { ...paletteOf(view.template, view.shared), ...measures(view) };
  const lines = Object.entries(values).map(([name, value]) => `--${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
