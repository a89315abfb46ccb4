import type { feeds as fr } from './fr.ts';

export const feeds = {
  /** Shown beside a text that is in another language than the page. */
  inLanguage: 'em {language}',
  articles: {
    unavailable: 'Os artigos estão temporariamente indisponíveis',
    loading: 'Carregando os artigos…',
    categories: {
      youtube: 'YouTube',
      meta: 'Meta',
      tiktok: 'TikTok',
      strategy: 'Estratégia',
    },
  },
  excerpt: {
    one: 'Excerto: um trecho foi retirado depois de uma denúncia',
    other: 'Excerto: alguns trechos foram retirados depois de uma denúncia',
  },
  reviews: {
    unavailable: 'Não foi possível carregar as avaliações do Google',
    loading: 'As avaliações estão carregando.',
    /** Shown instead of a list that is still empty. */
    retry: 'Tentar de novo',
    featured: 'Favorita',
    verified: 'Avaliação verificada',
    verifiedHere: 'Avaliação verificada: escrita por convite pessoal',
    verifiedThere: 'Avaliação verificada: {source} confirma que o autor foi cliente',
    /** The notice on every page that lists a sample review. */
    invented: 'Site de demonstração: as avaliações de fonte “{demo}” são inventadas.',
    /** Shown beside an average that includes samples. */
    counted: {
      one: 'A média inclui {count} avaliação inventada.',
      other: 'A média inclui {count} avaliações inventadas.',
    },
    unnamed: 'Cliente',
    caption: 'Excelente atendimento!',
    /** The disclosures beside a review: the month of the experience, and whether anything was given in return. */
    experience: 'Experiência: {month}',
    campaignPlatform: 'Plataforma: {platform}',
    rewards: {
      none: 'Sem nada em troca',
      given: 'Com algo em troca',
      unknown: 'Não se sabe se houve algo em troca',
    },
    answer: 'Resposta da agência',
    kept: 'Uma avaliação escrita aqui é apagada em {years} anos no máximo.',
    platforms: {
      site: 'Enviada neste site',
      demo: 'Exemplo',
    },
  },
  reasons: {
    not_configured: 'Falta o identificador do widget',
    status: 'Erro da API da Featurable',
    invalid: 'Formato de dados inválido',
    timeout: 'Tempo limite esgotado',
    unreachable: 'Não foi possível acessar o serviço de avaliações',
  },
} satisfies typeof fr;
