import { MediaSection } from '../../src/admin/media/MediaSection.tsx';
import type { MediaDto, MediaPage } from '../../src/contracts/media.ts';
import { openScreen, type Screen, sectionRoute, texts } from './admin-screen.tsx';

export const t = texts.media;

const file = (name: string, width: number, height: number) => ({ url: `/media/${name}`, width, height });

/** A picture that is ready, used nowhere, and has its French text. */
export const tide: MediaDto = {
  id: 'm1',
  name: 'maree.jpg',
  state: 'ready',
  error: null,
  width: 3000,
  height: 2000,
  bytes: 1_153_434,
  colour: '#c4574a',
  alt: { fr: 'Un soleil au-dessus de la mer', en: '', es: '', pt: '' },
  decorative: false,
  focal: { x: 0.5, y: 0.5 },
  files: {
    avif: [],
    webp: [file('a-w480.webp', 480, 320), file('a-w960.webp', 960, 640)],
    jpeg: null,
    share: null,
    master: file('a-master.webp', 2560, 1707),
  },
  uses: [],
  copyOf: null,
  createdAt: '2026-11-12T08:00:00.000Z',
  createdBy: 'camille@agence.fr',
  deletedAt: null,
  version: 3,
  demo: false,
};

/** A picture without alternative text. */
export const foxes: MediaDto = {
  ...tide,
  id: 'm2',
  name: 'foxes.jpg',
  alt: { fr: '', en: '', es: '', pt: '' },
};

/** A picture that has just been stored. */
export const arriving = (id: string, name: string): MediaDto => ({
  ...foxes,
  id,
  name,
  state: 'processing',
  width: null,
  height: null,
  bytes: null,
  colour: null,
  files: { avif: [], webp: [], jpeg: null, share: null, master: null },
});

export const pageOf = (items: MediaDto[], more: Partial<MediaPage> = {}): MediaPage => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 25,
  counts: { all: items.length, unused: 0, untitled: 0, deleted: 0 },
  ...more,
});

/** Opens the section at an address below `/dashboard/media`. */
export const open = (at = ''): Screen => openScreen(sectionRoute(<MediaSection />), `/dashboard/media${at}`);

/** A file that declares a size and has no bytes. */
export function fileOf(name: string, type: string, size = 1000): File {
  return Object.defineProperty(new File([], name, { type }), 'size', { value: size });
}
