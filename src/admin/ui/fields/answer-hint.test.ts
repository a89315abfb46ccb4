import { describe, expect, it } from 'vitest';
import { texts as t } from '../../../../tests/screens/admin-screen.tsx';
import { answerHint } from './answer-hint.ts';

describe('answerHint', () => {
  it.each([301, 302, 303, 307, 308])('asks for the final address after a %i', (status) => {
    expect(answerHint(t, { status, answer: '<html>Moved</html>' })).toBe(t.failures.redirects);
    expect(t.failures.redirects).toContain('cette adresse redirige');
  });

  it.each([
    '<!DOCTYPE html><title>Sign in</title>',
    '\n  <html lang="en">',
    '\uFEFF<!-- page --><!doctype HTML>',
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">',
  ])('says that the page %j in a successful response may be a sign-in page', (answer) => {
    expect(answerHint(t, { status: 200, answer })).toBe(t.failures.page);
  });

  it.each(['{"ok":true}', 'Accepted', '', 'a <html> in a text', null])(
    'returns no hint for the response %j',
    (answer) => {
      expect(answerHint(t, { status: 200, answer })).toBeUndefined();
    },
  );

  it('returns no hint for error responses and for requests without a response', () => {
    expect(answerHint(t, { status: 404, answer: '<html>' })).toBeUndefined();
    expect(answerHint(t, { status: null, answer: null })).toBeUndefined();
  });
});
