import type { Locator, Page } from 'playwright-core';
import { longestInteraction } from '../../tests/e2e/page-timing.ts';

/** In milliseconds: the banner appears two seconds after a page. */
const BANNER_MS = 20_000;
/** In milliseconds, on a slow phone: after it, the interaction's entry is nearly always there. */
const ENTRY_MS = 300;
const LAST_ENTRY_MS = 1000;
const LOAD_MS = 1500;
/** The steps of the simulator, and one that is refused. */
const MOST_STEPS = 7;
/** A text that is valid as a budget and as the name of an artist. */
const typed = { email: 'nova@music.example', text: '1000' };

type Touch = (page: Page, selector: string, note: (part: string) => Promise<void>) => Promise<void>;
const tap: Touch = (page, selector) => page.locator(selector).first().tap();
/** A visitor scrolls to a field before typing into it, and a calculator loads meanwhile: a key in its example changes nothing. */
const press =
  (key: string): Touch =>
  async (page, selector) => {
    const field = page.locator(selector).first();
    await field.scrollIntoViewIfNeeded();
    await page.waitForTimeout(LOAD_MS);
    await field.press(key);
  };

/** The interactions of a visitor, with the element that each needs, in this order: an open flow covers everything else. */
const touches: [name: string, selector: string, touch: Touch][] = [
  ['menu', 'header [popovertarget=menu]', tap],
  ['menu closed', '#menu [popovertargetaction=hide]', tap],
  ['languages', '[popovertarget=languages]', tap],
  ['languages closed', '[popovertarget=languages]', tap],
  ['budget of the hero', '.scrubber-input', press('ArrowRight')],
  ['question', 'main summary', tap],
  ['next reviews', '[data-turn="1"]', tap],
  ['filter', 'main label:has(input[type=radio]:not(:checked))', tap],
  ['calculator', '[data-calculator] input', press('5')],
  ['form', 'main form [type=submit]', tap],
  ['planner', 'main [href="#planner"]', walkThrough(1)],
  ['simulator', 'main [href^="#simulator"]', walkThrough(MOST_STEPS)],
];

/**
 * Answers the consent banner, then performs each interaction that an open page offers.
 * @returns the longest interaction of each, in milliseconds
 */
export async function touchAll(page: Page, answer: 'accept' | 'refuse'): Promise<Record<string, number>> {
  await page.locator(`[data-consent=${answer}]:visible`).tap({ timeout: BANNER_MS });
  const longest: Record<string, number> = {};
  const note = async (name: string, waitMs = ENTRY_MS) => {
    longest[name] = Math.max(longest[name] ?? 0, await longestInteraction(page, waitMs));
  };
  await note(answer);
  for (const [name, selector, touch] of touches) {
    const shown = `${selector}:visible`;
    if ((await page.locator(shown).count()) === 0) continue;
    await touch(page, shown, (part) => note(`${name}, ${part}`));
    await note(name);
  }
  await note('the last entries', LAST_ENTRY_MS);
  return longest;
}

/** Opens a flow, and answers its questions up to a step or to its result. */
function walkThrough(steps: number): Touch {
  return async (page, opener, note) => {
    await page.locator(opener).first().tap();
    const flow = page.locator('dialog.flow[open]');
    const next = flow.locator('[type=submit]:visible');
    const heading = flow.locator('[data-step-heading]');
    await heading.waitFor();
    await note('opened');
    for (let step = 1; step <= steps && (await next.count()) > 0; step += 1) {
      const title = (await heading.textContent()) ?? '';
      await answerQuestions(flow);
      await note(`answer ${step}`);
      await next.tap();
      await heading.filter({ hasNotText: title }).waitFor();
      await note(`step ${step + 1}`);
    }
  };
}

/** Selects the first choice of each group without one, and types a text into each empty field. */
async function answerQuestions(flow: Locator): Promise<void> {
  const group = flow.locator(':is(fieldset, [role=radiogroup]):not(:has(:checked)) label:has([type=radio])');
  if ((await group.count()) > 0) await group.first().tap();
  for (const field of await flow.locator(':is([type=email], [type=text]):visible').all())
    if ((await field.inputValue()) === '')
      await field.pressSequentially(
        (await field.getAttribute('type')) === 'email' ? typed.email : typed.text,
      );
}
