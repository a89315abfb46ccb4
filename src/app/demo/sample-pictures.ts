import type { PictureTexts } from '../../domain/media/picture.ts';
import type { SampleDrawing } from '../ports/demo.ts';

/** The pictures of the demo data: some have an alternative text, one is decorative, one still lacks its text. */
export const samplePictures: readonly (PictureTexts & { drawing: SampleDrawing })[] = [
  {
    drawing: 'tide',
    name: 'pochette-maree-haute.png',
    alt: {
      fr: 'Un soleil clair au-dessus d’une ville en barres sombres',
      en: 'A pale sun above a city of dark bars',
      es: 'Un sol claro sobre una ciudad de barras oscuras',
      pt: 'Um sol claro sobre uma cidade de barras escuras',
    },
    decorative: false,
    focal: { x: 0.62, y: 0.4 },
  },
  {
    drawing: 'desk',
    name: 'console-studio.png',
    alt: {
      fr: 'Les curseurs d’une console de mixage, vus de dessus',
      en: 'The faders of a mixing desk, seen from above',
      es: 'Los deslizadores de una mesa de mezclas, vistos desde arriba',
      pt: 'Os controles de uma mesa de som, vistos de cima',
    },
    decorative: false,
    focal: { x: 0.5, y: 0.5 },
  },
  {
    drawing: 'tiles',
    name: 'azulejos-fado.png',
    alt: { fr: '', en: '', es: '', pt: '' },
    decorative: true,
    focal: { x: 0.5, y: 0.5 },
  },
  {
    drawing: 'record',
    name: 'nuit-blanche-single.png',
    alt: { fr: '', en: '', es: '', pt: '' },
    decorative: false,
    focal: { x: 0.5, y: 0.5 },
  },
  {
    drawing: 'hills',
    name: 'affiche-montagnes.png',
    alt: {
      fr: 'Deux montagnes vertes sous un soleil orange',
      en: 'Two green mountains under an orange sun',
      es: 'Dos montañas verdes bajo un sol naranja',
      pt: '',
    },
    decorative: false,
    focal: { x: 0.72, y: 0.4 },
  },
  {
    drawing: 'lights',
    name: 'trio-concert.png',
    alt: { fr: 'Quatre faisceaux de couleur au-dessus d’une salle', en: '', es: '', pt: '' },
    decorative: false,
    focal: { x: 0.5, y: 0.3 },
  },
];
