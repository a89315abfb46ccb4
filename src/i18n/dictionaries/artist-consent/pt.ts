import type { artistConsent as fr } from './fr.ts';

/**
 * The question about the artist's own pixels of a landing page. A change of meaning requires a new ARTIST_TEXT_VERSION;
 * `i18n/consent-texts/` keeps every version.
 */
export const artistConsent: typeof fr = {
  also: 'Também: {artist}, para os próprios anúncios',
  title: '{artist} mede os próprios anúncios',
  text: 'Se você aceitar, {brand} informa a {platforms} que você viu esta página e o que fez nela. {artist} decide sobre esse uso, para medir o efeito dos próprios anúncios; {brand} transmite em seu nome. Recusar não muda nada na página.',
  banner:
    'Nesta página, aceitar também permite que {artist} meça os próprios anúncios ({platforms}): {artist} decide sobre esse uso, e {brand} transmite em seu nome.',
  dialog: {
    title: '{artist} mede os próprios anúncios',
    text: 'Cada barra acesa é uma permissão que você dá. Você pode retirá-la a qualquer momento.',
    categories: {
      marketing: {
        name: '{artist}, para os próprios anúncios',
        text: 'Medir o efeito dos próprios anúncios: {platforms}. {artist} decide sobre esse uso; {brand} transmite em seu nome, também pelo seu servidor. A publicidade, acima, precisa estar ligada.',
      },
    },
  },
  receipt: 'Receber o recibo desta escolha',
};
