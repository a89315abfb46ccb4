import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textsOf } from '../../i18n/site-texts.ts';
import { Cases, Team } from './People.tsx';

const { agency } = textsOf('fr');

it('shows neither a team nor cases until the agency publishes them', () => {
  const t = textsOf('fr');
  expect([t.team, t.cases]).toEqual([[], []]);
  expect(
    renderToStaticMarkup(
      <>
        <Team locale="fr" title={agency.team} items={t.team} />
        <Cases t={agency.cases} items={t.cases} />
      </>,
    ),
  ).toBe('');
});

it('shows each person with name and role, and a person without a picture too', () => {
  const html = renderToStaticMarkup(
    <Team
      locale="fr"
      title={agency.team}
      items={[{ id: 'a', name: 'Léa', role: 'Campagnes', picture: 'gone' }]}
    />,
  );
  expect(html).toContain('Léa');
  expect(html).toContain('Campagnes');
  expect(html).not.toContain('<img');
});

it('shows what fell short beside the result of a case', () => {
  const html = renderToStaticMarkup(
    <Cases
      t={agency.cases}
      items={[
        { id: 'a', name: 'Nova', campaign: 'YouTube, mai', result: '40 000 vues.', missed: 'Peu de fans.' },
      ]}
    />,
  );
  expect(html).toContain('40 000 vues.');
  expect(html).toContain(agency.cases.missed);
  expect(html).toContain('Peu de fans.');
});
