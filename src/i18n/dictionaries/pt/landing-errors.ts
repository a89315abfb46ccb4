import type { landingErrors as fr } from '../fr/landing-errors.ts';

/** Landing pages in the answers of the API. No public page loads these texts. */
export const landingErrors = {
  codes: {
    landing_conflict:
      'Outra pessoa acabou de alterar esta página. Nada foi salvo, e o que você digitou continua aqui.',
    landing_not_ready:
      'Esta página ainda não pode ser publicada: corrija antes os pontos que a bloqueiam na verificação.',
  },
  fields: {
    landing_link_query: 'Informe um código UPC ou ISRC, ou um link para uma plataforma de música.',
    landing_template: 'Escolha um modelo.',
    landing_locales: 'Escolha pelo menos um idioma que tenha os textos.',
    landing_link: 'Este link não é um endereço da web. Ele deve começar com https://.',
    landing_colour: 'Esta cor não é válida. Escreva uma cerquilha e seis dígitos ou letras de a a f.',
    landing_slug_taken: 'Este endereço já está em uso ou reservado. Escolha outro.',
    landing_end: 'O fim deve vir depois do início e não pode já ter passado.',
  },
} satisfies typeof fr;
