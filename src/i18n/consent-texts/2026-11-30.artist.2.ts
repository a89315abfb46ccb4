/** The artist's own question in this version in all languages, never changed: proofs refer to it. */
export const texts = {
  fr: {
    also: 'Aussi : {artist}, pour ses publicités',
    title: '{artist} mesure ses publicités',
    text: 'Si vous acceptez, {brand} dit à {platforms} que vous avez vu cette page et ce que vous y avez fait. {artist} décide de cet usage, pour mesurer l’effet de ses publicités ; {brand} transmet pour son compte. Refuser ne change rien à la page.',
    banner:
      'Sur cette page, accepter permet aussi à {artist} de mesurer ses publicités ({platforms}) : {artist} décide de cet usage, {brand} transmet pour son compte.',
    dialog: {
      title: '{artist} mesure ses publicités',
      text: 'Une barre allumée est une autorisation que vous donnez. Vous pouvez la reprendre à tout moment.',
      categories: {
        marketing: {
          name: '{artist}, pour ses publicités',
          text: 'Mesurer l’effet de ses publicités : {platforms}. {artist} décide de cet usage ; {brand} transmet pour son compte, aussi par son serveur. La publicité, ci-dessus, doit être allumée.',
        },
      },
    },
    receipt: 'Recevoir le reçu de ce choix',
  },
  en: {
    also: 'Also: {artist}, for their ads',
    title: '{artist} measures their ads',
    text: 'If you accept, {brand} tells {platforms} that you saw this page and what you did on it. {artist} decides on this use, to measure the effect of their ads; {brand} passes it on for them. The page works the same if you refuse.',
    banner:
      'On this page, accepting also lets {artist} measure their ads ({platforms}): {artist} decides on this use, and {brand} passes it on for them.',
    dialog: {
      title: '{artist} measures their ads',
      text: 'Each lit bar is a permission you give. You can take it back at any time.',
      categories: {
        marketing: {
          name: '{artist}, for their ads',
          text: 'Measure the effect of their ads: {platforms}. {artist} decides on this use; {brand} passes it on for them, also from its server. Advertising, above, must be on.',
        },
      },
    },
    receipt: 'Get the receipt of this choice',
  },
  es: {
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
  },
  pt: {
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
  },
};
