import type { Page } from 'playwright-core';

/** Presses between two controls of one screen at most. */
const MAX_PRESSES = 150;

/** Presses Tab until the control with exactly this label or text has the focus; an error names one that is not reached. */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused === name) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach “${name}”`);
}
