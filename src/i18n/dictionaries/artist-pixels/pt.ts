import type { artistPixels as fr } from './fr.ts';

/** The page behind a one-time link, on which an artist sets their own pixels of a landing page. */
export const artistPixels = {
  title: 'Seus pixels',
  heading: 'Seus pixels em “{title}”',
  by: 'Uma página criada pela {brand}',
  of: 'Página de {artist}',
  see: 'Ver a página',
  offline: 'A página ainda não está no ar.',
  intro:
    'Você anuncia esta página? Ela também pode ter seus próprios pixels, ao lado dos da {brand}. Você decide o uso destas medições; a {brand} as transmite em seu nome.',
  consent: 'Cada visitante recebe uma pergunta em seu nome. Nada é carregado antes que ele aceite.',
  switch: 'A {brand} ativa seus pixels depois da assinatura do contrato de tratamento de dados.',
  meta: 'Pixel da Meta',
  metaHint: 'Algarismos, no Gerenciador de Eventos da Meta.',
  tiktok: 'Pixel do TikTok',
  tiktokHint: 'Algarismos e letras maiúsculas, no Gerenciador de Eventos do TikTok.',
  pixel: 'Identificador do pixel',
  token: 'Token de acesso (opcional)',
  tokenHint:
    'Para que o servidor da {brand} repita também os pedidos à sua conta. É criptografado e nunca mais exibido, nem mesmo à {brand}.',
  stored: 'Há um token salvo. Deixe vazio para mantê-lo com o mesmo pixel.',
  one: 'Preencha pelo menos um dos dois.',
  send: 'Salvar meus pixels',
  once: 'Este link funciona uma única vez, até {moment}, horário de Paris.',
  done: 'Seus pixels foram salvos',
  doneOn: 'A página já os oferece a seus visitantes.',
  doneOff: 'A {brand} ainda precisa ativá-los.',
  doneText:
    'A {brand} vê os identificadores dos seus pixels, nunca os seus tokens. Este link não funciona mais.',
  change: 'Para mudar algo, peça um novo link:',
  used: 'Este link já foi usado',
  usedText: 'Pixels foram salvos com ele. Se não foi você, avise a agência.',
  expired: 'Este link expirou',
  expiredText: 'Ninguém o usou a tempo.',
} satisfies typeof fr;
