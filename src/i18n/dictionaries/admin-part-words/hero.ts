import type { PartWords } from './words.ts';

export const hero = {
  fr: {
    name: 'Ouverture',
    about: 'La première chose que l’on lit à l’accueil.',
    publish: 'Publier l’ouverture',
    fields: {
      slogan: 'Accroche',
      title1: 'Titre, première ligne',
      title2: 'Titre, seconde ligne',
      description: 'Description',
      simulate: 'Bouton du simulateur',
      contact: 'Bouton de contact',
    },
  },
  en: {
    name: 'Opening',
    about: 'The first thing people read on the home page.',
    publish: 'Publish the opening',
    fields: {
      slogan: 'Slogan',
      title1: 'Title, first line',
      title2: 'Title, second line',
      description: 'Description',
      simulate: 'Simulator button',
      contact: 'Contact button',
    },
  },
  es: {
    name: 'Apertura',
    about: 'Lo primero que se lee en la página de inicio.',
    publish: 'Publicar la apertura',
    fields: {
      slogan: 'Eslogan',
      title1: 'Título, primera línea',
      title2: 'Título, segunda línea',
      description: 'Descripción',
      simulate: 'Botón del simulador',
      contact: 'Botón de contacto',
    },
  },
  pt: {
    name: 'Abertura',
    about: 'A primeira coisa que se lê na página inicial.',
    publish: 'Publicar a abertura',
    fields: {
      slogan: 'Slogan',
      title1: 'Título, primeira linha',
      title2: 'Título, segunda linha',
      description: 'Descrição',
      simulate: 'Botão do simulador',
      contact: 'Botão de contato',
    },
  },
} satisfies PartWords;
