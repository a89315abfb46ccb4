import type { legal as fr } from './fr.ts';

/** The texts around the legal pages. Their own texts are in `content/<locale>/legal`. */
export const legal = {
  storage: {
    caption: 'O que o navegador guarda para este site',
    name: 'Nome',
    place: 'Onde',
    purpose: 'Para que serve',
    consent: 'Consentimento',
    lifetime: 'Duração',
  },
  places: {
    cookie: 'Cookie',
    localStorage: 'Armazenamento local',
    sessionStorage: 'Armazenamento de sessão',
  },
  categories: {
    essential: 'Necessário, sem consentimento',
    analytics: 'Métricas de audiência',
    marketing: 'Publicidade',
  },
  lifetimes: {
    year: 'Um ano',
    sixMonths: 'Seis meses',
    halfHour: 'Meia hora, cinco horas e meia se você prolongar',
    oneDay: 'Um dia',
    nextPage: 'Até a página seguinte ou, no máximo, até você fechar a aba',
    untilReceived: 'Até o servidor recebê-la',
    untilErased: 'Até você apagar',
    untilWithdrawn: 'Até a retirada do consentimento',
    thirteenMonths: 'Treze meses, no máximo',
  },
  purposes: {
    language: 'Lembrar o idioma que você escolheu',
    ownData: 'Abrir a página dos seus dados, se você pediu',
    consent: 'Lembrar sua escolha de cookies',
    consentProof: 'Comprovar essa escolha: a prova espera aqui se não pôde ser enviada',
    consentReceipt: 'Encontrar a prova desta escolha: o número dela, sorteado',
    artistConsent: 'Lembrar sua resposta a um artista, em uma página com pixels próprios: o número da prova',
    pendingSimulation: 'Guardar uma simulação ou um lançamento a analisar até o servidor recebê-lo',
    typedForm: 'Guardar o que você digitou em um formulário quando muda de idioma',
    helpfulVotes:
      'Contar uma só vez seu voto “Útil” em uma avaliação: um número aleatório e as avaliações escolhidas, a partir do primeiro voto',
    firstTouch: 'Lembrar a campanha ou o site que trouxe você pela primeira vez',
    analytics: 'Google Analytics: distinguir as visitas',
    googleAds: 'Google Ads: relacionar um clique em um anúncio a um pedido',
    meta: 'Pixel da Meta: relacionar um anúncio a uma visita',
    tiktok: 'Pixel do TikTok: relacionar um anúncio a uma visita',
    matching:
      'Pixels da Meta e do TikTok, se a correspondência avançada estiver ativada: número aleatório deste site que acompanha os eventos deles',
  },
  policies: {
    label: 'Políticas de privacidade dos serviços de terceiros',
    google: 'Política de Privacidade do Google',
    meta: 'Política de Privacidade da Meta',
    tiktok: 'Política de Privacidade do TikTok',
    calendly: 'Política de Privacidade da Calendly (agendamento)',
  },
  former: {
    title: 'Versões anteriores',
    link: 'Versão {number}',
    first: 'Versão original',
    period: 'em vigor de {from} a {until}',
    firstPeriod: 'em vigor até {until}',
    notice: 'Esta versão não está mais em vigor. Esteve em vigor de {from} a {until}.',
    firstNotice: 'Esta versão não está mais em vigor. Esteve em vigor até {until}.',
    values: 'Os dados do editor e as listas que o site calcula são os de hoje.',
    present: 'Ler a versão em vigor',
    description: 'Uma versão que não está mais em vigor, guardada para registro: {title}.',
  },
  french: {
    changed:
      'O texto em francês mudou desde esta tradução. Em caso de diferença, prevalece o texto em francês.',
    read: 'Ler o texto em francês',
  },
} satisfies typeof fr;
