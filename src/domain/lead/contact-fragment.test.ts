import { expect, it } from 'vitest';
import { contactHref, messageIn } from './contact-fragment.ts';

it('carries a message to the contact form in the fragment', () => {
  const href = contactHref('en', 'é # & <b>?');
  expect(href).toMatch(/^\/en\/contact#message=/);
  expect(messageIn(new URL(href, 'https://site.example').hash)).toBe('é # & <b>?');
});

it.each(['', '#contact', '#message=', '#message=%', '#message=%20'])(
  'finds no message in “%s”',
  (fragment) => {
    expect(messageIn(fragment)).toBeUndefined();
  },
);
