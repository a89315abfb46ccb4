import type { LandingPicture, LandingView } from '../../src/domain/landing/counts/landing-view.ts';
import {
  emptyTexts,
  type LandingContent,
  type LandingTemplate,
  type LandingTexts,
  landingTemplates,
  newContent,
} from '../../src/domain/landing/landing-page.ts';
import { type Locale, locales, localizePath } from '../../src/domain/locale/locale.ts';

/** Landing pages for tests and for visual review. Artists, titles and quotations are invented. */

const NOW = Date.parse('2026-11-23T11:00:00Z');
const nbsp = '\u00a0';

type Shared = LandingContent['shared'];
interface Sample {
  shared: Partial<Shared>;
  texts: Partial<LandingTexts>;
}

const platforms: Shared['platforms'] = [
  {
    id: 'aaaaaaa1',
    platform: 'spotify',
    verb: 'listen',
    url: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
    presave: 'https://presave.example/1',
  },
  {
    id: 'aaaaaaa2',
    platform: 'apple-music',
    verb: 'listen',
    url: 'https://music.apple.com/fr/album/x/1440857781',
    presave: 'https://presave.example/2',
  },
  {
    id: 'aaaaaaa3',
    platform: 'deezer',
    verb: 'listen',
    url: 'https://www.deezer.com/album/302127',
    presave: 'https://presave.example/3',
  },
  {
    id: 'aaaaaaa4',
    platform: 'youtube-music',
    verb: 'open',
    url: 'https://music.youtube.com/playlist?list=OLAK5uy_abc',
    presave: 'https://presave.example/4',
  },
  {
    id: 'aaaaaaa5',
    platform: 'tidal',
    verb: 'listen',
    url: 'https://tidal.com/album/77646168',
    presave: 'https://presave.example/5',
  },
  {
    id: 'aaaaaaa6',
    platform: 'bandcamp',
    verb: 'buy',
    url: 'https://presquile.bandcamp.com/album/grandes-marees',
    presave: 'https://presave.example/6',
  },
];
const social = {
  spotify: 'https://open.spotify.com/artist/4aawyAB9vmqN3uQ7FjRGTy',
  youtube: 'https://www.youtube.com/@exemple',
  instagram: 'https://www.instagram.com/exemple',
  tiktok: 'https://www.tiktok.com/@exemple',
};

const samples: Record<LandingTemplate, Sample> = {
  'music-artist': {
    shared: {
      artist: 'Léonie Vasque',
      primary: '#ff7a33',
      secondary: '#0e4a4e',
      actionLink: 'https://example.com/album',
      callLink: 'https://example.com/lettre',
      features: [
        { id: 'feature1', icon: 'album' },
        { id: 'feature2', icon: 'ticket' },
        { id: 'feature3', icon: 'play' },
      ],
      testimonials: [
        { id: 'quotes01', name: 'Inès R., Radio Balise', picture: null },
        { id: 'quotes02', name: 'Marc T., disquaire à Rennes', picture: null },
      ],
    },
    texts: {
      title: 'Léonie Vasque',
      description: 'Chanson nocturne, voix claire, basse chaude. Onze titres écrits entre deux trains.',
      action: 'Écouter l’album',
      hero: { title: `Premier album${nbsp}: «${nbsp}Bois flotté${nbsp}»`, subtitle: '', button: '' },
      features: {
        feature1: {
          title: 'Bois flotté',
          description: 'Onze titres enregistrés à trois, sans casque, dans une ancienne école de Douarnenez.',
        },
        feature2: {
          title: 'Neuf dates au printemps',
          description: `De Brest à Besançon, en trio. Places de 12 à 18${nbsp}€.`,
        },
        feature3: {
          title: `«${nbsp}Lanterne${nbsp}», le clip`,
          description: 'Un plan, une rue, trois minutes quarante.',
        },
      },
      testimonials: {
        quotes01: { quote: `Elle chante comme on baisse la lumière${nbsp}: tout le monde se rapproche.` },
        quotes02: { quote: 'Le disque que j’offre quand on me demande ce que j’écoute.' },
      },
      call: {
        title: 'Une lettre, un soir par mois',
        description:
          'Les dates avant tout le monde, une maquette de temps en temps. Désinscription en un geste.',
        button: 'Recevoir la lettre',
      },
    },
  },
  'album-release': {
    shared: {
      artist: 'Presqu’île',
      primary: '#2b35e0',
      secondary: '#f6cfbd',
      platforms,
      callLink: 'https://example.com/vinyle',
      features: [
        { id: 'feature1', icon: 'album' },
        { id: 'feature2', icon: 'mic' },
        { id: 'feature3', icon: 'headphones' },
      ],
      testimonials: [
        { id: 'quotes01', name: 'Jeanne M., Le Bulletin des ondes', picture: null },
        { id: 'quotes02', name: 'Yann L., programmateur', picture: null },
      ],
    },
    texts: {
      title: 'Grandes marées',
      description: `Neuf chansons calées sur l’annuaire des marées de Saint-Malo${nbsp}: chaque tempo est celui d’une heure d’eau. Guitares claires, boîte à rythmes, chœurs d’équipage.`,
      action: '',
      hero: { title: 'Nouvel album', subtitle: '', button: '' },
      features: {
        feature1: { title: 'Neuf titres, 38 minutes', description: 'Vinyle bleu outremer, tirage à 500.' },
        feature2: { title: 'Prises à marée basse', description: 'Quatre nuits dans une cale à bateaux.' },
        feature3: { title: 'Mixé pour le casque', description: 'Version spatiale sur Apple Music et Tidal.' },
      },
      testimonials: {
        quotes01: { quote: 'On entend la mer se retirer, puis la batterie entre. Superbe.' },
        quotes02: { quote: 'Un disque d’été fait en février. Je n’en sors plus.' },
      },
      call: {
        title: 'Le vinyle bleu, chez vous avant Noël',
        description: '',
        button: `Commander, 24${nbsp}€`,
      },
    },
  },
  'music-event': {
    shared: {
      artist: 'Volcan Domestique',
      primary: '#ff5a1f',
      secondary: '#2a0f4a',
      actionLink: 'https://example.com/billets',
      event: { startsAt: Date.parse('2027-03-13T18:30:00Z'), place: 'Le Grand Sas, Nantes', soldOut: false },
      features: [
        { id: 'feature1', icon: 'ticket' },
        { id: 'feature2', icon: 'mic' },
        { id: 'feature3', icon: 'music' },
      ],
      testimonials: [
        { id: 'quotes01', name: 'Solène P., Ouest-Bruit', picture: null },
        { id: 'quotes02', name: 'Karim D., venu à Lyon', picture: null },
      ],
    },
    texts: {
      title: 'Lave tiède',
      description:
        'Deux batteries face à face, un cuivre au milieu, le public tout autour. Une heure vingt sans pause, joué pour la première fois à Nantes.',
      action: 'Réserver',
      hero: { title: '13 mars 2027', subtitle: 'Un concert, 900 places', button: '' },
      features: {
        feature1: {
          title: `19${nbsp}h${nbsp}30, portes`,
          description: `24${nbsp}€, 16${nbsp}€ pour les moins de 26 ans. Vestiaire gratuit.`,
        },
        feature2: {
          title: `20${nbsp}h${nbsp}15, Nacre`,
          description: 'Première partie, seule avec un harmonium.',
        },
        feature3: {
          title: `21${nbsp}h, Volcan Domestique`,
          description: `Scène centrale. Tram 1, arrêt Chantiers, jusqu’à 1${nbsp}h.`,
        },
      },
      testimonials: {
        quotes01: { quote: 'On sort trempé, sourd et content.' },
        quotes02: { quote: 'J’ai repris une place pour ma mère.' },
      },
      call: {
        title: `On garde la vôtre${nbsp}?`,
        description:
          'Il reste une place sur trois. Billet sur le téléphone, échange possible jusqu’au 6 mars.',
        button: 'Réserver',
      },
    },
  },
  'music-promotion': {
    shared: {
      artist: 'Faux Départ',
      primary: '#c8ff33',
      secondary: '#1b1464',
      actionLink: 'https://example.com/presave',
      releaseAt: Date.parse('2026-12-10T23:00:00Z'),
      features: [
        { id: 'feature1', icon: 'music' },
        { id: 'feature2', icon: 'headphones' },
        { id: 'feature3', icon: 'play' },
      ],
      testimonials: [
        { id: 'quotes01', name: 'Lou B., Fréquence Garage', picture: null },
        { id: 'quotes02', name: 'Théo V., Limoges', picture: null },
      ],
    },
    texts: {
      title: 'Minuit moins une',
      description: `Un refrain qui retient son souffle pendant soixante secondes. Enregistrez-le maintenant${nbsp}: il sera dans votre bibliothèque à minuit pile.`,
      action: 'Pré-enregistrer',
      hero: { title: 'Nouveau single', subtitle: '', button: '' },
      features: {
        feature1: { title: '2 min 59, pas une de plus', description: 'Synthé, voix, claquements de doigts.' },
        feature2: {
          title: 'Première écoute le 10 au soir',
          description: `En direct, 23${nbsp}h${nbsp}30, lien envoyé aux inscrits.`,
        },
        feature3: { title: 'Clip le 18 décembre', description: 'Tourné en une nuit, gare de Limoges.' },
      },
      testimonials: {
        quotes01: { quote: 'Le compte à rebours le plus dansant de l’hiver.' },
        quotes02: { quote: 'Je l’ai entendu une fois en concert, je l’ai encore en tête.' },
      },
      call: {
        title: 'À minuit, c’est à vous',
        description: 'Un geste maintenant, le titre arrive tout seul.',
        button: 'Pré-enregistrer le titre',
      },
    },
  },
};

export interface ViewChange {
  locale?: Locale;
  shared?: Partial<Shared>;
  texts?: Partial<LandingTexts>;
  pictures?: Record<string, LandingPicture>;
  now?: number;
}

/** Returns a complete page of a template, with changes. */
export function landingView(template: LandingTemplate, change: ViewChange = {}): LandingView {
  const { locale = 'fr', now = NOW } = change;
  const sample = samples[template];
  const shared = { ...newContent('fr', '').shared, social, ...sample.shared, ...change.shared };
  return {
    id: 'page0001',
    slug: template,
    template,
    locale,
    languages: locales,
    shared,
    texts: { ...emptyTexts(), ...sample.texts, ...change.texts },
    pictures: change.pictures ?? {},
    now,
    address: `https://agence.example${localizePath(locale, `/p/${template}`)}`,
  };
}

/** A picture of the library in each format, at addresses below a folder. */
export const pictureAt = (folder: string, size = 1600): LandingPicture => ({
  width: size,
  height: size,
  colour: '#336699',
  focal: { x: 0.5, y: 0.5 },
  files: {
    avif: [{ url: `${folder}.avif`, width: size, height: size }],
    webp: [{ url: `${folder}.webp`, width: size, height: size }],
    jpeg: { url: `${folder}.jpg`, width: size, height: size },
    share: { url: `${folder}-share.jpg`, width: 1200, height: 630 },
  },
  alt: 'Portrait',
});

/** Texts of the greatest length that people write, and a title of 60 characters. */
const longTitles: Record<LandingTemplate, string> = {
  'music-artist': 'Orchestre national des chambres froides de la Haute-Charente',
  'album-release': 'Toutes les choses que je voulais te dire avant la marée haute',
  'music-event': 'Orchestre national des chambres froides de la Haute-Charente',
  'music-promotion': 'Toutes les choses que je voulais te dire avant la marée haute',
};

/** The states by the names in landing.md, each as changes to the complete page. */
export const states: Record<string, (template: LandingTemplate) => ViewChange> = {
  full: () => ({}),
  long: (template) => ({
    shared: { artist: longTitles[template] },
    texts: { title: longTitles[template], action: 'Écouter le nouvel album en entier' },
  }),
  /** The longest texts that the forms accept. */
  longest: () => ({
    shared: {
      artist: `${'Les Inséparables '.repeat(7)}`.trim(),
      heroLink: 'https://example.com/second',
      event: { startsAt: null, place: `${'Théâtre municipal de '.repeat(5)}Saint-Quentin`, soldOut: false },
    },
    texts: {
      title: `Anticonstitutionnellementvôtre ${'toujours et encore '.repeat(4)}`.trim(),
      description: 'Une phrase de quarante signes, environ. '.repeat(15).trim(),
      action: 'Écouter dès maintenant le nouvel album en entier, avec ses douze titres inédits',
      hero: {
        title: `Le samedi treize mars deux mille vingt-sept, ${'puis encore une fois '.repeat(3)}`.trim(),
        subtitle: `${'Portes à dix-neuf heures trente, '.repeat(3)}puis concert`,
        button: 'Découvrir toutes les dates de la tournée du printemps prochain',
      },
      features: Object.fromEntries(
        ['feature1', 'feature2', 'feature3'].map((id) => [
          id,
          {
            title:
              'Onze titres enregistrés à trois, sans casque, dans une ancienne école primaire de Douarnenez',
            description: 'Une phrase de quarante signes, environ. '.repeat(15).trim(),
          },
        ]),
      ),
      testimonials: {
        quotes01: {
          quote: 'Elle chante comme on baisse la lumière, et tout le monde se rapproche. '.repeat(8).trim(),
        },
        quotes02: { quote: 'Oui.' },
      },
      call: {
        title:
          'Recevez une lettre, un seul soir par mois, avec les dates avant tout le monde et rien d’autre',
        description: 'Une phrase de quarante signes, environ. '.repeat(15).trim(),
        button: 'S’inscrire à la lettre mensuelle de l’orchestre et de ses amis',
      },
    },
  }),
  short: () => ({ shared: { artist: 'Ox' }, texts: { title: 'Ox' } }),
  pale: () => ({ shared: { primary: '#ffe08a', secondary: '#ece6ff' } }),
  default: () => ({ shared: { primary: '#ff3366', secondary: '#333333' } }),
  bare: () => ({
    shared: {
      actionLink: '',
      callLink: '',
      platforms: [],
      features: [],
      testimonials: [],
      social: { spotify: '', youtube: '', instagram: '', tiktok: '' },
    },
    texts: { description: '', call: { title: '', description: '', button: '' } },
  }),
  before: () => ({ shared: { releaseAt: Date.parse('2026-12-10T23:00:00Z') } }),
  out: () => ({
    now: Date.parse('2026-12-12T11:00:00Z'),
    shared: { releaseAt: Date.parse('2026-12-10T23:00:00Z'), platforms },
  }),
  eve: () => ({
    now: Date.parse('2026-12-10T20:00:00Z'),
    shared: { releaseAt: Date.parse('2026-12-10T23:00:00Z') },
  }),
  one: () => ({ shared: { platforms: platforms.slice(0, 1) } }),
  full_house: () => ({
    shared: {
      event: { startsAt: Date.parse('2027-03-13T18:30:00Z'), place: 'Le Grand Sas, Nantes', soldOut: true },
    },
  }),
  today: () => ({ now: Date.parse('2027-03-13T10:00:00Z') }),
  after: () => ({ now: Date.parse('2027-03-20T10:00:00Z') }),
  form: () => ({
    shared: {
      sections: { ...newContent('fr', '').shared.sections, form: true },
    },
    texts: {
      form: {
        title: 'Recevoir le lien',
        description: `Laissez votre adresse${nbsp}: le lien part le 10 au soir.`,
        button: 'Me prévenir',
      },
    },
  }),
  hero_off: () => ({
    shared: {
      sections: { ...newContent('fr', '').shared.sections, hero: false, testimonials: false, call: false },
    },
  }),
};

export const everyTemplate = landingTemplates;
