/** The wording of this version in all languages, never changed: proofs refer to it. */
export const texts = {
  fr: {
    label: 'Choix des cookies',
    title: 'Cookies : à vous de choisir',
    text: 'Sans votre accord, rien n’est déposé : ni mesure d’audience par un tiers, ni publicité (Google, Meta, TikTok). Refuser ne change rien au site, et votre choix se modifie en bas de page.',
    more: 'Politique de cookies',
    about: 'Cookies',
    refuse: 'Refuser',
    accept: 'Accepter',
    settings: 'Régler',
    manage: 'Gérer les cookies',
    dialog: {
      title: 'Vos réglages de cookies',
      text: 'Une barre allumée est une autorisation que vous donnez. Vous pouvez la reprendre à tout moment.',
      close: 'Fermer sans rien changer',
      acceptAll: 'Tout accepter',
      refuseAll: 'Tout refuser',
      save: 'Enregistrer',
      categories: {
        essential: {
          name: 'Essentiels, toujours actifs',
          text: 'Retenir ce choix et votre langue, faire fonctionner les formulaires.',
        },
        analytics: {
          name: 'Mesure d’audience',
          text: 'Savoir d’où viennent les visites et quelles pages servent. Google Analytics, 13 mois au plus.',
        },
        marketing: {
          name: 'Publicité',
          text: 'Mesurer l’effet de nos publicités et vous en montrer ailleurs. Google Ads, Meta, TikTok. Notre serveur peut aussi leur dire ce que vous avez fait ici : demande envoyée, appel réservé, clic vers une plateforme, rappel.',
        },
        functional: {
          name: 'Fonctionnels',
          text: 'Laisser les outils de Google que vous acceptez retenir des préférences. Ce site, lui, n’en garde aucune ici.',
        },
      },
      objection: 'Votre navigateur s’y oppose (Global Privacy Control) : elle reste éteinte.',
      tagManager:
        'Google Tag Manager, qui peut contenir d’autres outils, ne se charge que si mesure d’audience et publicité sont toutes deux acceptées.',
      receipt: 'Recevoir mon reçu',
      receiptLater: 'Le reçu n’est pas encore prêt : réessayez dans un instant.',
      proof:
        'Votre choix vaut six mois. Nous en gardons une preuve datée, sans adresse IP ni rien qui vous identifie.',
    },
  },
  en: {
    label: 'Cookie choice',
    title: 'Cookies: your choice',
    text: 'Nothing is stored unless you agree: no third-party analytics, no advertising (Google, Meta, TikTok). The site works the same if you refuse, and you can change your choice in the footer.',
    more: 'Cookie policy',
    about: 'Cookies',
    refuse: 'Refuse',
    accept: 'Accept',
    settings: 'Settings',
    manage: 'Manage cookies',
    dialog: {
      title: 'Your cookie settings',
      text: 'Each lit bar is a permission you give. You can take it back at any time.',
      close: 'Close without changing anything',
      acceptAll: 'Accept all',
      refuseAll: 'Refuse all',
      save: 'Save',
      categories: {
        essential: {
          name: 'Essential, always on',
          text: 'Remember this choice and your language, make the forms work.',
        },
        analytics: {
          name: 'Analytics',
          text: 'Find out where visits come from and which pages are useful. Google Analytics, 13 months at most.',
        },
        marketing: {
          name: 'Advertising',
          text: 'Measure what our ads achieve and show you some elsewhere. Google Ads, Meta, TikTok. Our server may also tell them what you did here: request sent, call booked, click to a platform, reminder.',
        },
        functional: {
          name: 'Functional',
          text: 'Let the Google tools you accept remember preferences. This site itself keeps none here.',
        },
      },
      objection: 'Your browser objects to it (Global Privacy Control): it stays off.',
      tagManager:
        'Google Tag Manager, which can hold other tools, loads only if analytics and advertising are both accepted.',
      receipt: 'Get my receipt',
      receiptLater: 'The receipt is not ready yet: try again in a moment.',
      proof:
        'Your choice is kept for six months. We keep a dated proof of it, with no IP address and nothing that identifies you.',
    },
  },
  es: {
    label: 'Elección de cookies',
    title: 'Cookies: tú eliges',
    text: 'Sin tu permiso no se instala nada: ni analítica de terceros, ni publicidad (Google, Meta, TikTok). Rechazar no cambia nada en el sitio, y puedes cambiar tu elección al pie de la página.',
    more: 'Política de cookies',
    about: 'Cookies',
    refuse: 'Rechazar',
    accept: 'Aceptar',
    settings: 'Ajustar',
    manage: 'Gestionar las cookies',
    dialog: {
      title: 'Tus ajustes de cookies',
      text: 'Cada barra encendida es un permiso que das. Puedes retirarlo en cualquier momento.',
      close: 'Cerrar sin cambiar nada',
      acceptAll: 'Aceptar todo',
      refuseAll: 'Rechazar todo',
      save: 'Guardar',
      categories: {
        essential: {
          name: 'Esenciales, siempre activas',
          text: 'Recordar esta elección y tu idioma, y hacer que funcionen los formularios.',
        },
        analytics: {
          name: 'Analítica',
          text: 'Saber de dónde llegan las visitas y qué páginas son útiles. Google Analytics, 13 meses como máximo.',
        },
        marketing: {
          name: 'Publicidad',
          text: 'Medir el efecto de nuestros anuncios y mostrarte otros fuera de este sitio. Google Ads, Meta, TikTok. Nuestro servidor también puede decirles lo que hiciste aquí: solicitud enviada, llamada reservada, clic hacia una plataforma, recordatorio.',
        },
        functional: {
          name: 'Funcionales',
          text: 'Permitir que las herramientas de Google que aceptes recuerden preferencias. Este sitio no guarda ninguna aquí.',
        },
      },
      objection: 'Tu navegador se opone (Global Privacy Control): queda apagada.',
      tagManager:
        'Google Tag Manager, que puede contener otras herramientas, solo se carga si aceptas tanto la analítica como la publicidad.',
      receipt: 'Recibir mi recibo',
      receiptLater: 'El recibo aún no está listo: inténtalo dentro de un momento.',
      proof:
        'Tu elección es válida durante seis meses. Guardamos una prueba con fecha, sin dirección IP ni nada que te identifique.',
    },
  },
  pt: {
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
  },
};
