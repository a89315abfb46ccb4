import type { consent as fr } from './fr.ts';

/** Cookie banner and settings. A change of meaning requires a new CONSENT_TEXT_VERSION. */
export const consent = {
  label: 'Escolha de cookies',
  title: 'Cookies: você escolhe',
  text: 'Sem a sua permissão, nada é gravado: nem métricas de terceiros, nem publicidade (Google, Meta, TikTok). Se você recusar, o site funciona igual, e você pode mudar a escolha no rodapé.',
  more: 'Política de cookies',
  about: 'Cookies',
  refuse: 'Recusar',
  accept: 'Aceitar',
  settings: 'Ajustar',
  manage: 'Gerenciar cookies',
  dialog: {
    title: 'Suas configurações de cookies',
    text: 'Cada barra acesa é uma permissão que você dá. Você pode retirá-la a qualquer momento.',
    close: 'Fechar sem mudar nada',
    acceptAll: 'Aceitar tudo',
    refuseAll: 'Recusar tudo',
    save: 'Salvar',
    categories: {
      essential: {
        name: 'Essenciais, sempre ativos',
        text: 'Lembrar esta escolha e o seu idioma, fazer os formulários funcionarem.',
      },
      analytics: {
        name: 'Métricas de audiência',
        text: 'Saber de onde vêm as visitas e quais páginas são úteis. Google Analytics, no máximo 13 meses.',
      },
      marketing: {
        name: 'Publicidade',
        text: 'Medir o efeito dos nossos anúncios e mostrar outros a você fora deste site. Google Ads, Meta, TikTok. Nosso servidor também pode dizer a eles o que você fez aqui: pedido enviado, ligação agendada, clique para uma plataforma, lembrete.',
      },
      functional: {
        name: 'Funcionais',
        text: 'Permitir que as ferramentas do Google que você aceitar lembrem preferências. Este site não guarda nenhuma aqui.',
      },
    },
    objection: 'Seu navegador se opõe (Global Privacy Control): fica desligada.',
    tagManager:
      'O Google Tag Manager, que pode conter outras ferramentas, só é carregado se você aceitar tanto as métricas de audiência quanto a publicidade.',
    receipt: 'Receber meu recibo',
    receiptLater: 'O recibo ainda não está pronto: tente de novo daqui a pouco.',
    proof:
      'Sua escolha vale por seis meses. Guardamos uma prova com data, sem endereço IP nem nada que identifique você.',
  },
} satisfies typeof fr;
