import type { receipt as fr } from './fr.ts';

/** The page on which a visitor checks the receipt of a cookie choice. */
export const receipt = {
  title: 'Comprobar un recibo de cookies',
  description:
    'El recibo de una elección de cookies prueba lo que leíste y respondiste. Suéltalo aquí para comprobarlo.',
  steps: [
    'El recibo se descarga desde los ajustes de cookies, después de elegir.',
    'Dice qué se te preguntó, qué respondiste y hasta cuándo.',
    'Suelta el archivo aquí: nuestro servidor comprueba su firma y no guarda nada.',
  ],
  choose: 'Elegir el recibo',
  checking: 'Comprobando…',
  states: {
    valid: 'Recibo auténtico. Esta elección vale hasta el {until}.',
    replaced: 'Recibo auténtico. Esta elección se sustituyó el {replaced}.',
    ended: 'Recibo auténtico. Esta elección terminó el {until}: la pregunta se hace de nuevo.',
    erased: 'Recibo auténtico. La prueba se borró aquí a los cinco años.',
  },
  altered: 'Este recibo no está firmado por este sitio, o se ha modificado después.',
  unreadable: 'Este archivo no es un recibo de cookies.',
  failed: 'No se ha podido comprobar. Inténtalo dentro de un momento.',
  chosen: 'Tu respuesta del {time}',
  accepted: 'sí',
  refused: 'no',
  objection: 'tu navegador se oponía',
  objected: 'Tu navegador enviaba Global Privacy Control.',
  wording: 'El aviso y sus ajustes cuando respondiste',
  /** Of a proof that does not say which of two banners was read. */
  unsure: {
    site: 'En la página de un artista que mide su publicidad, el aviso tenía una frase más sobre él. Esta prueba no dice si estaba.',
    artist:
      'La pregunta del artista se hacía sola o junto con la del sitio. Esta prueba no dice cuál de las dos leíste.',
    instead: 'O bien, junto con la del sitio:',
  },
  notKept: 'El texto de esta versión ya no se guarda aquí.',
  withdraw: 'Retirar mi consentimiento ahora',
  withdrawn: 'Consentimiento retirado.',
  elsewhere:
    'Este navegador no guarda esta elección: retírala desde donde la hiciste, con «Gestionar las cookies» al pie de la página.',
} satisfies typeof fr;
