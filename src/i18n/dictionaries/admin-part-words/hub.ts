import type { PartWords } from './words.ts';

export const hub = {
  fr: {
    name: 'Hub, statistiques',
    about: 'Les mots sous les nombres du hub. Les nombres viennent des chiffres annoncés.',
    publish: 'Publier les statistiques',
    fields: {
      guides: 'Sous le nombre de guides',
      artists: 'Sous le nombre d’artistes',
      budget: 'Sous le budget',
      source: 'Source des nombres',
    },
  },
  en: {
    name: 'Hub, statistics',
    about: 'The words below the numbers of the hub. The numbers come from the claimed figures.',
    publish: 'Publish the statistics',
    fields: {
      guides: 'Below the number of guides',
      artists: 'Below the number of artists',
      budget: 'Below the budget',
      source: 'Source of the numbers',
    },
  },
  es: {
    name: 'Hub, estadísticas',
    about: 'Las palabras bajo los números del hub. Los números vienen de las cifras anunciadas.',
    publish: 'Publicar las estadísticas',
    fields: {
      guides: 'Bajo el número de guías',
      artists: 'Bajo el número de artistas',
      budget: 'Bajo el presupuesto',
      source: 'Fuente de los números',
    },
  },
  pt: {
    name: 'Hub, estatísticas',
    about: 'As palavras abaixo dos números do hub. Os números vêm dos números anunciados.',
    publish: 'Publicar as estatísticas',
    fields: {
      guides: 'Abaixo do número de guias',
      artists: 'Abaixo do número de artistas',
      budget: 'Abaixo do orçamento',
      source: 'Fonte dos números',
    },
  },
} satisfies PartWords;
