import type { artistConsent as fr } from './fr.ts';

/**
 * The question about the artist's own pixels of a landing page. A change of meaning requires a new ARTIST_TEXT_VERSION;
 * `i18n/consent-texts/` keeps every version.
 */
export const artistConsent: typeof fr = {
  also: 'También: {artist}, para su publicidad',
  title: '{artist} mide su publicidad',
  text: 'Si aceptas, {brand} comunica a {platforms} que has visto esta página y qué has hecho en ella. {artist} decide sobre este uso, para medir el efecto de su publicidad; {brand} lo transmite en su nombre. Rechazar no cambia nada en la página.',
  banner:
    'En esta página, aceptar permite también a {artist} medir su publicidad ({platforms}): {artist} decide sobre este uso y {brand} lo transmite en su nombre.',
  dialog: {
    title: '{artist} mide su publicidad',
    text: 'Cada barra encendida es un permiso que das. Puedes retirarlo en cualquier momento.',
    categories: {
      marketing: {
        name: '{artist}, para su publicidad',
        text: 'Medir el efecto de su publicidad: {platforms}. {artist} decide sobre este uso; {brand} lo transmite en su nombre, también desde su servidor. La publicidad, arriba, debe estar activada.',
      },
    },
  },
  receipt: 'Recibir el recibo de esta elección',
};
