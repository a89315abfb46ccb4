import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arrive, everything, keep, leave, now, settled, start } from '../../../tests/consent-page.ts';
import { consentRecord } from '../../domain/consent/choice.ts';
import { focus, keepPlace } from './reloaded-focus.ts';

const draw = () => {
  document.body.innerHTML =
    '<main tabindex="-1"><button data-manage-cookies></button><a href="/"></a></main><a href="/cookies" data-manage-cookies></a>';
};
const elements = () => [...document.querySelectorAll<HTMLElement>('main,button,a')];
const focused = () => elements().indexOf(document.activeElement as HTMLElement);

afterEach(() => history.replaceState(null, ''));

describe('the focus over a reload', () => {
  beforeEach(draw);

  it.each([
    ['the page', 0],
    ['an opener of the settings within the page', 1],
    ['the one in the footer', 3],
  ])('is on %s again, once, and the rest of the state stays', (_, at) => {
    history.replaceState({ plan: true }, '');
    elements()[at]?.focus();
    keepPlace();
    draw();
    expect(focused()).toBe(-1);
    focus();
    expect(focused()).toBe(at);
    expect(history.state).toEqual({ plan: true });
  });

  it('stays where the visitor has moved it meanwhile', () => {
    elements()[3]?.focus();
    keepPlace();
    draw();
    elements()[2]?.focus();
    focus();
    expect(focused()).toBe(2);
  });

  it('is not kept for anything else, such as in another tab that is reloaded too', () => {
    elements()[2]?.focus();
    keepPlace();
    expect(history.state).toBeNull();
  });
});

describe('a page that was reloaded by a withdrawal', () => {
  beforeEach(arrive);
  afterEach(leave);

  it('moves the focus to the opener of the settings', async () => {
    keep(consentRecord(everything, now - 1000));
    start();
    document.querySelector<HTMLElement>('[data-manage-cookies]')?.focus();
    keepPlace();
    start();
    await settled();
    expect(document.activeElement?.hasAttribute('data-manage-cookies')).toBe(true);
    expect(history.state).toEqual({});
  });
});
