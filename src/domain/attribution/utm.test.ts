import { describe, expect, it } from 'vitest';
import { readUtm } from './utm.ts';

describe('the campaign parameters of an address', () => {
  it('are the five known ones', () => {
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

  it('are read with or without a question mark', () => {
    expect(readUtm('utm_source=a')).toEqual({ utm_source: 'a' });
  });

  it.each(['', '?', '?lang=en', '?gclid=123&fbclid=456&email=lea@example.com', '?UTM_SOURCE=a', '?utm_id=1'])(
    'are none in %j: nothing else is kept',
    (search) => {
      expect(readUtm(search)).toEqual({});
    },
  );

  it('leave out empty ones', () => {
    expect(readUtm('?utm_source=&utm_medium=%20%20&utm_term')).toEqual({});
  });

  it('are taken from their first mention', () => {
    expect(readUtm('?utm_source=first&utm_source=second')).toEqual({ utm_source: 'first' });
  });

  it('are trimmed and cut to 200 characters', () => {
    expect(readUtm(`?utm_source=%20${'a'.repeat(5000)}`)).toEqual({ utm_source: 'a'.repeat(200) });
  });

  it('are text, whatever they look like', () => {
    const markup = '<script>alert(1)</script>';
    expect(readUtm(`?utm_source=${encodeURIComponent(markup)}`)).toEqual({ utm_source: markup });
    expect(readUtm('?__proto__=1&utm_source[]=1&utm_source%00=1')).toEqual({});
    expect(readUtm('?utm_source=%E0%A4%A')).toEqual({ utm_source: '\ufffd%A' });
  });
});
