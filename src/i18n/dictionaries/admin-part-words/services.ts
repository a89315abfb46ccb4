import type { PartWords } from './words.ts';

export const services = {
  fr: {
    name: 'Services',
    about: 'Une phrase par plateforme, à l’accueil.',
    publish: 'Publier les services',
    fields: {
      title: 'Titre de la section',
      youtube: 'YouTube Ads',
      meta: 'Meta Ads',
      tiktok: 'TikTok Ads',
      spotify: 'Spotify Ads',
    },
  },
  en: {
    name: 'Services',
    about: 'One sentence for each platform, on the home page.',
    publish: 'Publish the services',
    fields: {
      title: 'Section title',
      youtube: 'YouTube Ads',
      meta: 'Meta Ads',
      tiktok: 'TikTok Ads',
      spotify: 'Spotify Ads',
    },
  },
  es: {
    name: 'Servicios',
    about: 'Una frase por plataforma, en la página de inicio.',
    publish: 'Publicar los servicios',
    fields: {
      title: 'Título de la sección',
      youtube: 'YouTube Ads',
      meta: 'Meta Ads',
      tiktok: 'TikTok Ads',
      spotify: 'Spotify Ads',
    },
  },
  pt: {
    name: 'Serviços',
    about: 'Uma frase por plataforma, na página inicial.',
    publish: 'Publicar os serviços',
    fields: {
      title: 'Título da seção',
      youtube: 'YouTube Ads',
      meta: 'Meta Ads',
      tiktok: 'TikTok Ads',
      spotify: 'Spotify Ads',
    },
  },
} satisfies PartWords;
