import type { Page } from 'playwright-core';
import { laidOut } from './browser.ts';

/**
 * Returns the controls without a visible shape under `forced-colors: active`, and the chosen options that then do not
 * differ from the rest of their group: those of an open dialog only, else of the page.
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await laidOut(page);
  await page.emulateMedia({ forcedColors: 'none' });
  // Only a control with its own background needs a border: a link in a text has its colour and its underline.
  await page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document;
    for (const control of scope.querySelectorAll('a[href], button, summary, label, input, select, textarea'))
      control.toggleAttribute(
        'data-has-ground',
        control.checkVisibility() && getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)',
      );
  });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const lost = await page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document;
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.backgroundColor = 'Canvas';
    const grounds = new Set(['rgba(0, 0, 0, 0)', getComputedStyle(sample).backgroundColor]);
    sample.remove();
    const isDrawn = (control: Element) => {
      const { borderTopStyle, borderTopWidth, outlineStyle, backgroundColor } = getComputedStyle(control);
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      return hasBorder || outlineStyle !== 'none' || !grounds.has(backgroundColor);
    };
    const look = (element: Element) =>
      [element, ...element.querySelectorAll('*')].flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          return [
            style.backgroundColor,
            style.color,
            style.borderTopColor,
            style.borderBottomColor,
            style.borderTopWidth,
            style.borderBottomWidth,
            style.outlineStyle,
            style.stroke,
            style.fontWeight,
            style.textDecorationLine,
            style.opacity,
          ].join(' ');
        }),
      );
    const looksLike = (one: Element, other: Element) => {
      const of = look(other);
      return look(one).every((style, index) => of[index] === undefined || of[index] === style);
    };
    // A native mark shows its state by itself.
    const isNative = (input: Element) => {
      const { appearance, opacity, clipPath } = getComputedStyle(input);
      return appearance !== 'none' && opacity !== '0' && clipPath === 'none' && input.clientWidth > 8;
    };
    const shown = (input: Element) => input.closest('label') ?? input;
    const chosen = [...scope.querySelectorAll<HTMLInputElement>('input:checked')]
      .filter((input) => !isNative(input) && shown(input).checkVisibility())
      .filter(({ name }) => {
        const group = [...scope.querySelectorAll<HTMLInputElement>('input')].filter((i) => i.name === name);
        const [on] = group.filter(({ checked }) => checked).map(shown);
        const [off] = group.filter(({ checked }) => !checked).map(shown);
        return on && off && looksLike(on, off);
      })
      .map(shown);
    const pressed = [...scope.querySelectorAll('[aria-pressed="true"], [aria-current="page"]')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const group = control.closest('ul, fieldset, p, div')?.querySelectorAll(control.tagName) ?? [];
        const off = [...group].find((other) => other !== control && other.className === control.className);
        return off && looksLike(control, off);
      });
    const shapeless = [...scope.querySelectorAll('[data-has-ground]')].filter(
      (control) => control.checkVisibility() && !isDrawn(control),
    );
    return [...shapeless, ...chosen, ...pressed].map(
      ({ tagName, className, textContent }) =>
        `${tagName.toLowerCase()}.${className} ${textContent.trim().slice(0, 40)}`,
    );
  });
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return lost;
}
