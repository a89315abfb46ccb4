import type { landingCounts as fr } from './fr.ts';

export const landingCounts = {
  /** The columns of the file for the artist. */
  artistList: ['Referência', 'E-mail', 'Idioma', 'Consentimento', 'Frase aceita', 'Retirado desde'],
  headings: {
    day: 'Dia',
    kind: 'Medida',
    locale: 'Idioma',
    channel: 'Origem',
    variant: 'Variante',
    target: 'Link clicado',
    count: 'Número',
  },
  kinds: {
    view: 'Visita',
    conversion: 'Conversão',
    click: 'Clique',
  },
  channels: {
    'meta-ads': 'Anúncios da Meta',
    'google-ads': 'Anúncios do Google e do YouTube',
    'tiktok-ads': 'Anúncios do TikTok',
    'other-ads': 'Outros anúncios',
    search: 'Buscador',
    email: 'E-mail',
    'reminder-mail': 'Lembrete por e-mail',
    'reminder-push': 'Lembrete por notificação',
    referral: 'Outro site',
    direct: 'Acesso direto',
  },
  targets: {
    other: 'Outra plataforma',
    action: 'Botão principal',
    hero: 'Botão do cabeçalho',
    call: 'Botão da chamada para ação',
    calendar: 'Agenda',
    form: 'Formulário',
  },
  network: 'Rede: {name}',
} satisfies typeof fr;
