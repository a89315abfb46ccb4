import type { PartWords } from './words.ts';

export const counters = {
  fr: {
    name: 'Compteurs',
    about: 'Les mots sous les nombres. Les nombres viennent des chiffres annoncés.',
    publish: 'Publier les compteurs',
    sets: {
      home: 'À l’accueil',
      services: 'Sur les pages de service',
    },
    fields: {
      campaigns: 'Sous le nombre de campagnes',
      artists: 'Sous le nombre d’artistes',
      views: 'Sous le nombre de vues',
      countries: 'Sous le nombre de pays',
      serviceViews: 'Sous le nombre de vues',
      servicePlays: 'Sous le nombre d’écoutes',
      serviceCampaigns: 'Sous le nombre de campagnes',
      serviceArtists: 'Sous le nombre d’artistes',
    },
  },
  en: {
    name: 'Counters',
    about: 'The words below the numbers. The numbers come from the claimed figures.',
    publish: 'Publish the counters',
    sets: {
      home: 'On the home page',
      services: 'On the service pages',
    },
    fields: {
      campaigns: 'Below the number of campaigns',
      artists: 'Below the number of artists',
      views: 'Below the number of views',
      countries: 'Below the number of countries',
      serviceViews: 'Below the number of views',
      servicePlays: 'Below the number of plays',
      serviceCampaigns: 'Below the number of campaigns',
      serviceArtists: 'Below the number of artists',
    },
  },
  es: {
    name: 'Contadores',
    about: 'Las palabras bajo los números. Los números vienen de las cifras anunciadas.',
    publish: 'Publicar los contadores',
    sets: {
      home: 'En la página de inicio',
      services: 'En las páginas de servicio',
    },
    fields: {
      campaigns: 'Bajo el número de campañas',
      artists: 'Bajo el número de artistas',
      views: 'Bajo el número de visualizaciones',
      countries: 'Bajo el número de países',
      serviceViews: 'Bajo el número de visualizaciones',
      servicePlays: 'Bajo el número de reproducciones',
      serviceCampaigns: 'Bajo el número de campañas',
      serviceArtists: 'Bajo el número de artistas',
    },
  },
  pt: {
    name: 'Contadores',
    about: 'As palavras abaixo dos números. Os números vêm dos números anunciados.',
    publish: 'Publicar os contadores',
    sets: {
      home: 'Na página inicial',
      services: 'Nas páginas de serviço',
    },
    fields: {
      campaigns: 'Abaixo do número de campanhas',
      artists: 'Abaixo do número de artistas',
      views: 'Abaixo do número de visualizações',
      countries: 'Abaixo do número de países',
      serviceViews: 'Abaixo do número de visualizações',
      servicePlays: 'Abaixo do número de plays',
      serviceCampaigns: 'Abaixo do número de campanhas',
      serviceArtists: 'Abaixo do número de artistas',
    },
  },
} satisfies PartWords;
