import { describe, expect, it } from 'vitest';
import { type Place, places } from '../../domain/account/places.ts';
import type { Role } from '../../domain/account/role.ts';
import { screensOf } from '../../domain/account/screens.ts';
import { locales } from '../../domain/locale/locale.ts';
import { createStaffHelp, helpPage } from './staff-help.ts';

const help = createStaffHelp();

/** The words of the back office; those of the parts of the content are in one file for all languages. */
const adminWords = Object.entries(
  import.meta.glob<object>('../../i18n/dictionaries/admin*/*.ts', { eager: true }),
);
const hasLocale = (path: string) => locales.some((locale) => path.endsWith(`/${locale}.ts`));

/** Questions as staff ask them, not as titles or wordings have them, with the passage that answers. */
const asked: readonly (readonly [
  key: `${Place}#h${number}`,
  fr: string,
  en: string,
  es: string,
  pt: string,
])[] = [
  [
    'content#h1',
    'pourquoi ma modification n’apparaît pas en ligne ?',
    'why is my change not online yet?',
    '¿por qué mi cambio no está en línea todavía?',
    'por que a minha mudança ainda não está no ar?',
  ],
  [
    'content#h2',
    'comment restaurer une version précédente',
    'how do I restore an earlier version',
    'cómo restaurar una versión anterior',
    'como restaurar uma versão anterior',
  ],
  [
    'media#h1',
    'quelle taille maximale pour une image ?',
    'what is the largest size of a picture?',
    '¿cuál es el tamaño máximo de una imagen?',
    'qual é o tamanho máximo de uma imagem?',
  ],
  [
    'reviews#h1',
    'puis-je refuser un avis avec une mauvaise note ?',
    'can I refuse a review with a bad rating?',
    '¿puedo rechazar una opinión con una mala nota?',
    'posso recusar uma avaliação com uma nota baixa?',
  ],
  [
    'settings#h1',
    'comment ajouter un compte pour un collègue',
    'how do I add an account for a colleague',
    'cómo añadir una cuenta para un colega',
    'como adicionar uma conta para um colega',
  ],
  [
    'campaigns#h2',
    'où est le lien du rapport client ?',
    'where is the link of the client report?',
    '¿dónde está el enlace del informe del cliente?',
    'onde está o link do relatório do cliente?',
  ],
  ['leads#h9', 'c’est quoi le score', 'what is the score', 'qué es la puntuación', 'o que é a nota'],
  [
    'leads#h9',
    'comment est calculé le score d’un lead',
    'how is a lead’s score computed',
    'cómo se calcula el score de un lead',
    'como é calculado o score de um lead',
  ],
  [
    'content#h23',
    'comment publier un guide en anglais',
    'publish a guide in English',
    'publicar una guía en inglés',
    'publicar um guia em inglês',
  ],
  ['settings#h1', 'ajouter un coéquipier', 'add a teammate', 'añadir un compañero', 'adicionar um colega'],
  [
    'leads#h7',
    'un lead veut que j’efface ses données',
    'a lead wants his data erased',
    'un lead quiere que borre sus datos',
    'um lead quer que eu apague os dados dele',
  ],
  [
    'settings#h9',
    'les clients ne reçoivent pas nos mails',
    'clients do not receive our emails',
    'los clientes no reciben nuestros correos',
    'os clientes não recebem nossos e-mails',
  ],
];
const offTopic = {
  fr: ['recette de crêpes', 'quelle est la météo demain'],
  en: ['pancake recipe', 'what is the weather tomorrow'],
  es: ['receta de tortilla', 'qué tiempo hace mañana'],
  pt: ['receita de panqueca', 'como está o clima amanhã'],
};

describe.each(locales)('the help of the back office in %s', (locale) => {
  it('has a page for each place, with the same passages as in French, all short', () => {
    for (const place of places) {
      const { passages } = helpPage(locale, place);
      expect(passages.map(({ key }) => key)).toEqual(helpPage('fr', place).passages.map(({ key }) => key));
      expect(passages.length).toBeGreaterThan(1);
      for (const { title, blocks } of passages) {
        expect(title.length).toBeLessThan(80);
        for (const { text } of blocks) expect(text.length).toBeLessThan(320);
      }
    }
  });

  it('has 8 to 10 other wordings of each passage, none of them twice', () => {
    const all = places.flatMap((place) => Object.entries(helpPage(locale, place).asks));
    expect(all.filter(([, wordings]) => wordings.length < 8 || wordings.length > 10)).toEqual([]);
    const lines = all.flatMap(([, wordings]) => wordings.map((wording) => wording.toLowerCase()));
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });

  it('shows the passage of a wording first', async () => {
    const wrong: string[] = [];
    for (const place of places) {
      const { passages, asks } = helpPage(locale, place);
      for (const { key, title } of passages)
        for (const wording of asks[key] ?? []) {
          const { passages: shown } = await help.find(locale, 'admin', wording);
          if (shown[0]?.title !== title) wrong.push(`${key}: ${wording}`);
        }
    }
    expect(wrong).toEqual([]);
  });

  it('has a passage for each screen with an address of its own', () => {
    const lacking = places.flatMap((place) =>
      screensOf(place)
        .filter((screen) => !helpPage(locale, place).passages.some((passage) => passage.screen === screen))
        .map((screen) => `${place}/${screen}`),
    );
    expect(lacking).toEqual([]);
  });

  it('opens the same screens as in French', () => {
    for (const place of places)
      expect(helpPage(locale, place).passages.map(({ screen }) => screen)).toEqual(
        helpPage('fr', place).passages.map(({ screen }) => screen),
      );
  });

  it('quotes only words that the back office shows', () => {
    const shown = JSON.stringify(
      adminWords.filter(([path]) => path.endsWith(`/${locale}.ts`) || !hasLocale(path)),
    );
    const quoted = places.flatMap((place) =>
      helpPage(locale, place).passages.flatMap(({ blocks }) =>
        blocks.flatMap(({ text }) =>
          [...text.matchAll(/[«“]\u00a0?(.+?)\u00a0?[»”]/gu)].map(([, words = '']) => words),
        ),
      ),
    );
    expect(quoted.length).toBeGreaterThan(50);
    expect(quoted.filter((words) => !shown.includes(JSON.stringify(words).slice(1, -1)))).toEqual([]);
  });

  it('answers a title with its own passage', async () => {
    const titles = places.flatMap((place) => helpPage(locale, place).passages.map(({ title }) => title));
    const found = await Promise.all(titles.map((title) => help.find(locale, 'admin', title)));
    expect(found.map(({ passages }) => passages[0]?.title)).toEqual(titles);
  });

  it('finds the passage for a question of the staff', async () => {
    for (const [key, ...questions] of asked) {
      const question = questions[locales.indexOf(locale)] ?? '';
      const place = key.split('#')[0] as Place;
      const title = helpPage(locale, place).passages.find((passage) => passage.key === key)?.title;
      const { passages } = await help.find(locale, 'admin', question);
      expect([question, passages.map((found) => found.title)]).toEqual([
        question,
        expect.arrayContaining([title]),
      ]);
    }
  });

  it('stays silent off the subject', async () => {
    for (const question of offTopic[locale])
      expect([question, (await help.find(locale, 'admin', question)).outcome]).toEqual([question, 'none']);
  });
});

it('says nothing about a place or a screen that the role may not open', async () => {
  const titleOf = (place: Place, screen: string) =>
    helpPage('fr', place).passages.find((passage) => passage.screen === screen)?.title ?? '';
  const found = async (role: Role, question: string) => (await help.find('fr', role, question)).passages;
  expect((await found('sales', titleOf('settings', '')))[0]?.place).toBe('settings');
  for (const { place } of await found('sales', titleOf('wordpress', ''))) expect(place).not.toBe('wordpress');
  const costs = titleOf('settings', 'costs');
  expect((await found('admin', costs))[0]?.screen).toBe('costs');
  for (const { screen } of await found('sales', costs)) expect(screen).not.toBe('costs');
});
