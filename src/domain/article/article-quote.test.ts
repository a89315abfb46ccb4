import { expect, it } from 'vitest';
import { quoteIn } from './article-quote.ts';

it('quoteIn returns the first short quotation as plain text, without its source and its quotation marks', () => {
  const long = `<blockquote><p>${'mot '.repeat(60)}</p></blockquote>`;
  const short =
    '<blockquote class="x"><p>«\u00a0On m’a dit de <em>ne rien</em> acheter &amp; d’attendre.\u00a0»</p><cite>Teo</cite></blockquote>';
  expect(quoteIn(`<p>a</p>${long}${short}`)).toBe('On m’a dit de ne rien acheter & d’attendre.');
});

it('quoteIn decodes escaped characters of a quotation once', () => {
  expect(quoteIn("<blockquote>1 &lt; 2 &amp;lt; &quot;trois&quot; l'un</blockquote>")).toBe(
    '1 < 2 &lt; "trois" l\'un',
  );
});

it('quoteIn returns null for an article without a short quotation', () => {
  expect(quoteIn('<p>« a »</p>')).toBeNull();
  expect(quoteIn(`<blockquote>${'mot '.repeat(60)}</blockquote><blockquote> </blockquote>`)).toBeNull();
});
