import { expect, it } from 'vitest';
import type { PartContent } from '../../contracts/content.ts';
import { partOf } from '../../domain/content/parts.ts';
import { writeAt } from '../editor/value-paths.ts';
import { contentOf, flattened, standardValues, valuesOf } from './part-texts.ts';

const faq = partOf('faq');
const standard: PartContent = {
  schema: 1,
  fields: { title: 'Vos questions', pageTitle: 'FAQ', pageLead: 'Tout est là.' },
  items: [
    { id: 'cost', hidden: false, fields: { question: 'Combien ?', answer: 'Peu.' } },
    { id: 'time', hidden: false, fields: { question: 'Quand ?', answer: 'Bientôt.' } },
  ],
};
const untouched = standardValues(faq, standard);

it('the values of an editor are initially the documented default, under the names of the API', () => {
  expect(flattened(untouched)).toMatchObject({
    title: 'Vos questions',
    items: 'cost time',
    'items.cost.answer': 'Peu.',
  });
});

it('a part whose texts are all the default is stored without own texts', () => {
  expect(contentOf(faq, standard, untouched)).toBeNull();
  expect(contentOf(faq, standard, { ...untouched, fallback: 'fr' })).toBeNull();
});

it('a part with one own text is stored with all its texts, and is read back unchanged', () => {
  const values = { ...writeAt(untouched, 'items.cost.answer', 'Beaucoup.'), fallback: 'fr' };
  const content = contentOf(faq, standard, values);
  expect(content?.fields).toEqual(standard.fields);
  expect(content?.items[0]).toEqual({
    id: 'cost',
    hidden: false,
    fields: { question: 'Combien ?', answer: 'Beaucoup.' },
  });
  expect(valuesOf(faq, standard, { content, fallback: 'fr' })).toEqual(values);
});

it('a text that was emptied shows the documented default when it is read again', () => {
  const content = contentOf(faq, standard, { ...untouched, title: '' });
  expect(content?.fields['title']).toBe('');
  expect(valuesOf(faq, standard, { content, fallback: 'none' })['title']).toBe('Vos questions');
});
