import { describe, expect, it } from 'vitest';
import { readUtm } from './utm.ts';

describe('readUtm', () => {
  it('returns the five known campaign parameters', () => {
    const search =
      '?utm_source=youtube&utm_medium=cpc&utm_campaign=%C3%A9t%C3%A9+2025&utm_term=afrobeat&utm_content=clip-a';
    expect(readUtm(search)).toEqual({
      utm_source: 'youtube',
      utm_medium: 'cpc',
      utm_campaign: 'été 2025',
      utm_term: 'afrobeat',
      utm_content: 'clip-a',
    });
  });

  it('accepts a query string without a question mark', () => {
    expect(readUtm('utm_source=a')).toEqual({ utm_source: 'a' });
  });

  it.each(['', '?', '?lang=en', '?gclid=123&fbclid=456&email=lea@example.com', '?UTM_SOURCE=a', '?utm_id=1'])(
    'returns no parameter for %j',
    (search) => {
      expect(readUtm(search)).toEqual({});
    },
  );

  it('leaves out empty values', () => {
    expect(readUtm('?utm_source=&utm_medium=%20%20&utm_term')).toEqual({});
  });

  it('returns the first of several values of a parameter', () => {
    expect(readUtm('?utm_source=first&utm_source=second')).toEqual({ utm_source: 'first' });
  });

  it('trims values and cuts them to 200 characters', () => {
    expect(readUtm(`?utm_source=%20${'a'.repeat(5000)}`)).toEqual({ utm_source: 'a'.repeat(200) });
  });

  it('keeps markup and broken encodings as text, and ignores names that only resemble a parameter', () => {
    const markup = '<script>alert(1)</script>';
    expect(readUtm(`?utm_source=${encodeURIComponent(markup)}`)).toEqual({ utm_source: markup });
    expect(readUtm('?__proto__=1&utm_source[]=1&utm_source%00=1')).toEqual({});
    expect(readUtm('?utm_source=%E0%A4%A')).toEqual({ utm_source: '\ufffd%A' });
  });
});
