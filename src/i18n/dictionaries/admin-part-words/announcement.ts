import type { PartWords } from './words.ts';

export const announcement = {
  fr: {
    name: 'Bandeau d’annonce',
    about: 'Une ligne en haut de toutes les pages, entre deux dates de votre choix.',
    publish: 'Publier le bandeau',
    fields: {
      text: 'Annonce',
      linkLabel: 'Texte du lien (facultatif)',
      link: 'URL du lien (facultatif)',
      startsAt: 'Paraît le (facultatif)',
      endsAt: 'Disparaît le (facultatif)',
    },
  },
  en: {
    name: 'Announcement bar',
    about: 'A line at the top of every page, between two dates that you choose.',
    publish: 'Publish the announcement',
    fields: {
      text: 'Announcement',
      linkLabel: 'Link text (optional)',
      link: 'Link address (optional)',
      startsAt: 'Appears on (optional)',
      endsAt: 'Disappears on (optional)',
    },
  },
  es: {
    name: 'Barra de anuncio',
    about: 'Una línea en la parte superior de todas las páginas, entre dos fechas que tú eliges.',
    publish: 'Publicar el anuncio',
    fields: {
      text: 'Anuncio',
      linkLabel: 'Texto del enlace (opcional)',
      link: 'Dirección del enlace (opcional)',
      startsAt: 'Aparece el (opcional)',
      endsAt: 'Desaparece el (opcional)',
    },
  },
  pt: {
    name: 'Barra de aviso',
    about: 'Uma linha no topo de todas as páginas, entre duas datas à sua escolha.',
    publish: 'Publicar o aviso',
    fields: {
      text: 'Aviso',
      linkLabel: 'Texto do link (opcional)',
      link: 'Endereço do link (opcional)',
      startsAt: 'Aparece em (opcional)',
      endsAt: 'Desaparece em (opcional)',
    },
  },
} satisfies PartWords;
