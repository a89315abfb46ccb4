import type { adminIntegrations as fr } from './fr.ts';

/** The marketing integrations, in the back office. The texts of a test state its limits. */
export const adminIntegrations = {
  /** The error messages of an identifier; the keys are the messages of the zod schema. */
  wrong: {
    invalid_ga_id:
      'O ID do Google Analytics está incorreto: G- e 10 letras maiúsculas ou algarismos, ou UA-1234567-1.',
    invalid_gtm_id: 'O ID do Tag Manager está incorreto: GTM- e de 5 a 9 letras maiúsculas ou algarismos.',
    invalid_ads_id: 'O ID do Google Ads está incorreto: AW- e de 9 a 11 algarismos.',
    invalid_ads_label:
      'Rótulo de conversão incorreto: de 16 a 24 letras, dígitos, hifens ou sublinhados, depois da barra de “AW-…/…”.',
    invalid_meta_id: 'O ID do pixel da Meta está incorreto: 15 ou 16 algarismos.',
    invalid_tiktok_id:
      'O ID do pixel do TikTok está incorreto: 19 ou 20 algarismos, ou 20 letras maiúsculas e algarismos.',
  },
  intro:
    'Um ID ativado funciona no site em um segundo, e só para os visitantes que aceitam a categoria dele.',
  tabs: 'Ferramentas',
  names: {
    googleAnalytics: 'Google Analytics',
    googleTagManager: 'Tag Manager',
    googleAds: 'Google Ads',
    metaPixel: 'Pixel da Meta',
    tiktokPixel: 'Pixel do TikTok',
  },
  sends: 'Envios',
  sendsToCheck: { one: '{count} destino para olhar', other: '{count} destinos para olhar' },
  proofs: 'Provas de consentimento',
  on: 'ativado',
  toCorrect: 'a corrigir',
  id: {
    googleAnalytics: 'ID de medição',
    googleTagManager: 'ID do contêiner',
    googleAds: 'ID de conversão',
    metaPixel: 'ID do pixel',
    tiktokPixel: 'ID do pixel',
  },
  conversionLabel: {
    label: 'Rótulo de conversão (opcional)',
    text: 'O Google Ads o mostra depois da barra, em “send_to”. Cada formulário recebido conta então como conversão, se o visitante aceitar a publicidade.',
    without: 'Sem rótulo, nenhum formulário conta como conversão.',
  },
  twice: {
    title: 'As visualizações podem ser contadas duas vezes',
    text: 'O Tag Manager e o Google Analytics estão ativos ao mesmo tempo. Se o seu contêiner já tem a tag {id}, cada visualização conta duas vezes: remova-a do contêiner ou desative o Google Analytics aqui.',
  },
  enabled: 'Ativar no site',
  needs: 'Só carrega se o visitante aceitar: {categories}.',
  categories: {
    analytics: 'métricas de audiência',
    marketing: 'publicidade',
    functional: 'funcionais',
  },
  tells: {
    googleAnalytics:
      'Recebe as páginas vistas e form_submit, depois generate_lead por pedido registrado, book_call por ligação que o Calendly dá como agendada e select_content pelo primeiro clique de uma landing page. No fluxo dele, desative “Interações com formulários” e faça de generate_lead um evento-chave; não o importe no Google Ads se houver um rótulo, contaria duas vezes.',
    googleTagManager:
      'Recebe os mesmos eventos que o Google Analytics. Se o seu contêiner também tiver uma tag da Meta ou do TikTok, retire-a ou desligue o pixel aqui: cada evento contaria duas vezes.',
    googleAds: 'Cada pedido registrado conta como uma conversão, com seu número de transação.',
    metaPixel:
      'Recebe PageView, Lead por pedido registrado, Schedule por ligação agendada, Contact por clique no e-mail ou no telefone e ViewContent pelo primeiro clique de uma landing page. Cada evento tem seu número, nunca um nome.',
    tiktokPixel:
      'Recebe a página vista, Lead por pedido registrado, Schedule por ligação agendada, Contact por clique no e-mail ou no telefone e ViewContent pelo primeiro clique de uma landing page. Cada evento tem seu número, nunca um nome.',
  },
  withoutId: 'Sem ID, nada carrega.',
  toggles: {
    enableEnhancedEcommerce: {
      label: 'E-commerce avançado',
      text: 'Uma simulação ou um agendamento também conta como início de um pedido, com plataforma, tipo e orçamento.',
    },
    enableUserProperties: {
      label: 'Propriedades do usuário',
      text: 'Idioma do site e, após a simulação, plataforma, região e faixa de orçamento. Nunca um nome nem um e-mail.',
    },
    enableRemarketing: {
      label: 'Remarketing',
      text: 'As visitas podem formar públicos. Sem isso, o Google Ads recebe a ordem de não usá-las.',
    },
    enableAdvancedMatching: {
      label: 'Correspondência avançada',
      text: 'Um número aleatório do próprio site acompanha a página vista. Nunca o e-mail, nem com hash: os visitantes não aceitaram isso.',
    },
  },
  test: {
    action: 'Testar',
    testing: 'Testando…',
    found: 'Encontrado: há um script para este ID.',
    unknown: 'ID desconhecido ({detail}).',
    unreachable: 'Sem resposta útil ({detail}). Não diz nada sobre o ID.',
    limits: {
      googleAnalytics:
        'Este teste não diz de quem é a propriedade nem se ela recebe visitas: o relatório em tempo real mostra. Uma propriedade UA não coleta mais nada.',
      googleTagManager:
        'Um contêiner nunca publicado responde como um desconhecido. Este teste não diz o que há nele.',
      googleAds:
        'O Google pode servir um script sem conta ativa: este teste não prova que uma visita vai contar.',
      metaPixel: 'Este teste não diz se a Meta aceita suas visitas: o Gerenciador de Eventos mostra.',
      tiktokPixel:
        'O TikTok não documenta o que responde a um ID desconhecido. Na dúvida, veja o gerenciador de eventos dele.',
    },
  },
  saved: 'Integrações salvas. O site está em dia.',
  fromServer: 'Nada foi salvo aqui ainda: os valores vêm da configuração do servidor.',
} satisfies typeof fr;
