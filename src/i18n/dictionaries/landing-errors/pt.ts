import type { landingErrors as fr } from './fr.ts';

/** The messages of the API about landing pages. No public page loads these texts. */
export const landingErrors = {
  codes: {
    landing_test_running:
      'Já há um teste desta página previsto ou em andamento. Espere o fim ou interrompa-o.',
    landing_not_live: 'Esta página não está no ar: publique-a antes de testá-la.',
    landing_conflict:
      'Outra pessoa acabou de alterar esta página. Nada foi salvo, e o que você digitou continua aqui.',
    landing_not_ready:
      'Esta página ainda não pode ser publicada: corrija antes os pontos que a bloqueiam na verificação.',
  },
  fields: {
    artist_contract: 'Informe a data do contrato de tratamento de dados assinado com o artista.',
    artist_pixel: 'Informe ao menos um pixel do artista.',
    artist_token_pixel: 'Informe o pixel ao qual este token pertence.',
    landing_test_text: 'Escreva outro título em pelo menos um idioma.',
    landing_test_days: 'Esta duração é curta ou longa demais para um teste.',
    landing_test_picture: 'Esta imagem não está pronta ou não está mais na biblioteca.',
    landing_link_query: 'Informe um código UPC ou ISRC, ou um link para uma plataforma de música.',
    landing_template: 'Escolha um modelo.',
    landing_locales: 'Escolha pelo menos um idioma que tenha os textos.',
    landing_answer_text: 'Escreva seu comentário.',
    landing_answer_trap: 'Deixe vazio o campo oculto: ele só serve para reconhecer robôs.',
    landing_link: 'Este link não é um endereço da web. Ele deve começar com https://.',
    landing_colour: 'Esta cor não é válida. Escreva uma cerquilha e seis dígitos ou letras de a a f.',
    landing_slug_taken: 'Este endereço já está em uso ou reservado. Escolha outro.',
    landing_end: 'O fim deve vir depois do início e não pode já ter passado.',
  },
} satisfies typeof fr;
