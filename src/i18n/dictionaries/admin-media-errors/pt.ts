import type { mediaErrors as fr } from './fr.ts';

/** The messages of the API about the media library. No page loads these texts. */
export const mediaErrors = {
  codes: {
    media_conflict: 'Outra pessoa acabou de alterar esta imagem. Abra-a de novo para ver o que mudou.',
    media_used: 'Esta imagem ainda está em uso. Retire-a primeiro das páginas que a mostram.',
    media_interrupted: 'A imagem não chegou inteira. Verifique sua conexão e tente de novo.',
    media_too_large: 'Esta imagem passa de 10 MB. Reduza-a e adicione-a de novo.',
    media_heic: 'Este é o formato HEIC do iPhone: exporte a foto em JPEG e adicione-a de novo.',
    media_svg: 'Desenhos SVG não são aceitos: exporte-o em PNG ou WebP e adicione-o de novo.',
    media_gif: 'O formato GIF não é aceito: salve a imagem em PNG ou JPEG e adicione-a de novo.',
    media_unknown:
      'Este arquivo não é uma imagem que a biblioteca aceite. Adicione uma imagem JPEG, PNG, WebP ou AVIF.',
    media_animated: 'Imagens animadas não são aceitas: escolha uma imagem fixa.',
    media_pixels: 'Esta imagem passa de 50 megapixels. Reduza suas dimensões e adicione-a de novo.',
    media_damaged:
      'Este arquivo está danificado ou incompleto. Exporte a imagem outra vez e adicione-a de novo.',
    media_busy: 'Duas imagens desta conta já estão sendo enviadas. Espere uma delas terminar.',
    media_no_room: 'O servidor não tem mais espaço para esta imagem. Avise a pessoa que o administra.',
  },
  fields: {
    media_name_error: 'Dê um nome à imagem.',
  },
  /** {places}: names of pages and texts. */
  used: 'Esta imagem ainda está em uso: {places}. Retire-a primeiro de lá.',
} satisfies typeof fr;
