import type { PartWords } from './words.ts';

export const company = {
  fr: {
    name: 'Phrases de l’entreprise',
    about: 'Ce que le pied de page et l’accueil disent de l’agence.',
    publish: 'Publier les phrases',
    sets: {
      footer: 'Pied de page',
      about: 'À l’accueil',
    },
    fields: {
      pitch: 'Phrase de présentation',
      aboutTitle: 'Titre de la section',
      aboutText: 'Texte',
    },
  },
  en: {
    name: 'Company sentences',
    about: 'What the footer and the home page say about the agency.',
    publish: 'Publish the sentences',
    sets: {
      footer: 'Footer',
      about: 'On the home page',
    },
    fields: {
      pitch: 'Introductory sentence',
      aboutTitle: 'Section title',
      aboutText: 'Text',
    },
  },
  es: {
    name: 'Frases de la empresa',
    about: 'Lo que el pie de página y la página de inicio dicen de la agencia.',
    publish: 'Publicar las frases',
    sets: {
      footer: 'Pie de página',
      about: 'En la página de inicio',
    },
    fields: {
      pitch: 'Frase de presentación',
      aboutTitle: 'Título de la sección',
      aboutText: 'Texto',
    },
  },
  pt: {
    name: 'Frases da empresa',
    about: 'O que o rodapé e a página inicial dizem da agência.',
    publish: 'Publicar as frases',
    sets: {
      footer: 'Rodapé',
      about: 'Na página inicial',
    },
    fields: {
      pitch: 'Frase de apresentação',
      aboutTitle: 'Título da seção',
      aboutText: 'Texto',
    },
  },
} satisfies PartWords;
