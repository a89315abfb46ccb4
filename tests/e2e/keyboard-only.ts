import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses between two controls of one screen at most. */
const MAX_PRESSES = 200;

interface Focus {
  /** Label, text or title of the focused element; `body` if nothing has the focus. */
  name: string;
  /** Its faults: it is not visible, has no name, or has no focus ring. */
  faults: string[];
  /** The chosen text of a menu, else the value of a field. */
  value: string;
}

/** Reads the focused element of the page, with the faults for a person who uses only the keyboard. */
const readFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: 'body', faults: ['the focus is lost to the page'], value: '' };
    const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
    const fields = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement] as const;
    const field = fields.some((kind) => element instanceof kind) ? (element as HTMLInputElement) : undefined;
    const name = [
      labelled,
      element.getAttribute('aria-label'),
      // The star of a required field is hidden from screen readers.
      plain(field?.labels?.[0]?.textContent).replace(/ \*$|\*$/, ''),
      field ? '' : element.textContent,
      element.title,
    ]
      .map(plain)
      .find((one) => one !== '');
    const faults: string[] = [];
    if (!name) faults.push(`no name: ${element.outerHTML.slice(0, 200)}`);

    // The visible part of a control may be its sibling, its box or its label.
    const drawn = [
      element,
      element.nextElementSibling,
      element.parentElement,
      element.parentElement?.parentElement,
    ];
    const rings = drawn.flatMap((one) =>
      one ? [getComputedStyle(one), getComputedStyle(one, '::after'), getComputedStyle(one, '::before')] : [],
    );
    const ring = rings.find(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/, 0\)|transparent/.test(outlineColor),
    );
    if (!ring) faults.push(`no ring: ${name}`);

    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const [x, y] = [
      Math.max(left, 0) + (Math.min(right, innerWidth) - Math.max(left, 0)) / 2,
      Math.max(top, 0) + (Math.min(bottom, innerHeight) - Math.max(top, 0)) / 2,
    ];
    const inWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const at = inWindow ? document.elementFromPoint(x, y) : null;
    const near = field?.labels?.[0] ?? element.parentElement;
    // A small control may be beside its visible part, which receives its clicks.
    if (!inWindow || width < 1 || height < 1 || !element.checkVisibility({ visibilityProperty: true }))
      faults.push(`not in the window: ${name} at ${Math.round(left)}, ${Math.round(top)}`);
    else if (at && !element.contains(at) && !near?.contains(at) && !at.contains(element))
      faults.push(`covered: ${name} by ${at.outerHTML.slice(0, 120)}`);
    const value = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : field?.value;
    return { name: name ?? '', faults, value: value ?? '' };
  });

/**
 * Uses a page with the keyboard only. After each key the focused element must be in the window, with a name and a focus ring,
 * and the focus must not be lost to the body: the list of faults is expected to be empty.
 */
export function keyboardOnly(page: Page) {
  const focus = async (where: string): Promise<Focus> => {
    let seen = await readFocus(page);
    // A drawer slides in, and when a control is removed, the focus moves a moment later.
    for (let left = 20; left > 0 && seen.faults.length > 0; left -= 1) {
      await page.waitForTimeout(50);
      seen = await readFocus(page);
    }
    expect({ where, faults: seen.faults }).toEqual({ where, faults: [] });
    return seen;
  };
  const press = async (key: string): Promise<Focus> => {
    const before = (await readFocus(page)).name;
    await page.keyboard.press(key);
    return focus(`${key} at “${before}”`);
  };
  const isNamed = (name: string, wanted: string | RegExp) =>
    typeof wanted === 'string' ? name === wanted.replaceAll(/\s+/g, ' ') : wanted.test(name);
  /** Presses a key until the element of that name has the focus. */
  const reach = async (wanted: string | RegExp, key = 'Tab'): Promise<Focus> => {
    const passed: string[] = [];
    let seen = await readFocus(page);
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      if (isNamed(seen.name, wanted)) return focus(`at ${wanted}`);
      seen = await press(key);
      passed.push(seen.name);
    }
    throw new Error(`The keyboard does not reach ${wanted}, after ${passed.slice(0, 60).join(' › ')}`);
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await focus(`typing ${text}`);
  };
  return {
    press,
    reach,
    type,
    focus,
    /** Reaches a button or link, and presses Enter. */
    act: async (wanted: string | RegExp, key?: string) => {
      await reach(wanted, key);
      return press('Enter');
    },
    /** Reaches a field and replaces its text. */
    write: async (wanted: string | RegExp, text: string, key?: string) => {
      await reach(wanted, key);
      await page.keyboard.press('ControlOrMeta+A');
      await type(text);
    },
    /** Reaches a menu, and steps through it until it shows the text. */
    choose: async (wanted: string | RegExp, text: string, key?: string) => {
      let { value } = await reach(wanted, key);
      for (const way of ['ArrowDown', 'ArrowUp'])
        for (let steps = 0; steps < 20 && value !== text; steps += 1) {
          const before = value;
          ({ value } = await press(way));
          if (value === before) break;
        }
      expect(value).toBe(text);
    },
  };
}
