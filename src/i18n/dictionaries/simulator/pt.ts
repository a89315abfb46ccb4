import { budgetViews } from '../budget-views/pt.ts';
import { fee } from '../fee/pt.ts';
import type { simulator as fr } from './fr.ts';

/** The campaign simulator, step by step. */
export const simulator = {
  title: 'Simulador de campanha',
  progress: 'Simulador, etapa {step} de {total}',
  close: 'Fechar o simulador',
  next: 'Avançar',
  previous: 'Voltar',
  compute: 'Ver minha estimativa',
  reassurance: '{time}, sem compromisso',
  keys: 'Em uma resposta (tecla Tab): {first} a {last} para escolher, Enter para continuar',
  steps: {
    platform: {
      title: 'Onde você quer aparecer?',
      text: 'Uma plataforma só, para começar. Depois dá para comparar.',
    },
    campaignType: {
      title: 'O que a campanha precisa fazer?',
      text: 'Quanto mais você pede ao público, mais custa.',
    },
    budget: {
      title: 'Quanto por mês?',
      text: 'A verba paga à plataforma, sem os nossos honorários.',
    },
    region: {
      title: 'Onde está o seu público?',
      text: 'De uma região para outra, o preço de uma mesma visualização muda muito.',
    },
    contact: {
      title: 'Para qual artista?',
      text: 'A estimativa aparece na hora. Nós também a recebemos, para preparar nossa resposta.',
    },
  },
  platforms: {
    youtube: { name: 'YouTube', hint: 'Você paga por visualização' },
    meta: { name: 'Facebook e Instagram', hint: 'Você paga por mil impressões' },
    tiktok: { name: 'TikTok', hint: 'Você paga por mil impressões, a partir de {minimum} por mês' },
  },
  campaignTypes: {
    awareness: { name: 'Reconhecimento', hint: 'Aparecer para o maior número de pessoas' },
    engagement: { name: 'Engajamento', hint: 'Curtidas, comentários, compartilhamentos' },
    conversion: { name: 'Conversão', hint: 'Um play, um seguidor, um ingresso' },
  },
  regions: {
    europe: 'Europa',
    usa: 'Estados Unidos',
    canada: 'Canadá',
    south_america: 'América do Sul',
    asia: 'Ásia',
  },
  budget: {
    label: 'Orçamento mensal',
    unit: '€ por mês',
    presets: 'Orçamentos comuns',
    preview: 'Entre {low} e {high} visualizações por mês',
    anyRegion: 'conforme a região',
    underMinimum:
      'Para {platform}, recomendamos pelo menos {minimum} por mês. Abaixo disso, o algoritmo aprende devagar demais.',
  },
  contact: {
    artistName: 'Nome artístico',
    email: 'E-mail (nome@example.com)',
    link: 'Link do vídeo ou da música (opcional)',
    privacy: 'Sem newsletter, sem venda de dados.',
    privacyLink: 'Privacidade',
  },
  /** The words of the agency's fee. */
  fee,
  result: {
    heading: 'Sua estimativa',
    context: '{budget} por mês, {platform}, {type}, {region}',
    views: 'visualizações estimadas por mês',
    between: budgetViews.between,
    low: 'conservador',
    high: 'otimista',
    picture:
      'Escala de visualizações estimadas: {low} no custo mais alto, {views} no custo médio, {high} no mais baixo.',
    cost: 'Custo',
    costInEuros: 'ou seja, {costs}, contando {euro} como {dollars}',
    costPerView: 'por visualização',
    costPerThousand: 'por mil impressões',
    reach: { youtube: 'Pessoas alcançadas (estimativa)', impressions: 'Impressões' },
    exact: {
      youtube:
        'O cálculo exato, como a agência o recebe: {views} visualizações, de {low} a {high}; {reach} pessoas alcançadas.',
      impressions:
        'O cálculo exato, como a agência o recebe: {views} visualizações, de {low} a {high}; {reach} impressões.',
    },
    disclaimer: 'Médias de mercado, não uma garantia.',
    formula: {
      show: 'Ver o cálculo',
      cpv: '{budget} ÷ {average} por visualização (um euro conta como um dólar) = {views} visualizações. Alcance: {views} × 2,5 = {reach}.',
      cpm: '{budget} ÷ {average} por mil (um euro conta como um dólar) × 1.000 = {reach} impressões, das quais 30% viram visualizações: {views}.',
      row: 'Nossa tabela de custos: {platform}, {region}, {type}, de {min} a {max}, média {average}.',
    },
    /** The link to the page that compares budgets. */
    budgets: 'O que se consegue com outros orçamentos',
    share: 'Copiar o link',
    shared: 'Link copiado',
    shareFailed: 'Copie este link',
    shareNote: 'O link reabre o simulador com estas respostas, sem seu nome nem seu e-mail.',
    modify: 'Alterar',
    book: 'Agendar uma ligação',
    newTab: '(nova aba)',
    sending: 'Enviando para a agência…',
    sent: 'Estimativa enviada para a agência.',
    kept: 'Sem conexão: sua estimativa fica guardada aqui e será enviada quando a rede voltar.',
    refused: 'A agência não recebeu esta estimativa: {reason}',
    none: {
      title: 'Ainda sem preço para esta combinação',
      text: 'Não temos dados confiáveis para {platform}, {type}, {region}. Um especialista pode conversar com você.',
    },
  },
} satisfies typeof fr;
