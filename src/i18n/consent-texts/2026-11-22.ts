/** The wording of this version in all languages, never changed: proofs refer to it. */
export const texts = {
  fr: {
    label: 'Choix des cookies',
    title: 'Cookies : à vous de régler',
    text: 'Sans votre accord, rien ne s’allume : ni mesure d’audience par un tiers, ni publicité (Google, Meta, TikTok). Refuser ne change rien au site. Choix modifiable en bas de page.',
    more: 'Politique de cookies',
    accept: 'Tout accepter',
    refuse: 'Tout refuser',
    settings: 'Paramétrer',
    manage: 'Gérer les cookies',
    dialog: {
      title: 'Vos réglages de cookies',
      text: 'Une barre allumée est une autorisation que vous donnez. Vous pouvez la reprendre à tout moment.',
      close: 'Fermer sans rien changer',
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
          text: 'Mesurer l’effet de nos publicités et vous en montrer ailleurs. Google Ads, Meta, TikTok.',
        },
        functional: {
          name: 'Fonctionnels',
          text: 'Laisser les outils de Google que vous acceptez retenir des préférences. Ce site, lui, n’en garde aucune ici.',
        },
      },
      tagManager:
        'Google Tag Manager, qui peut contenir d’autres outils, ne se charge que si mesure d’audience et publicité sont toutes deux acceptées.',
      proof:
        'Votre choix vaut six mois. Nous en gardons une preuve datée, sans adresse IP ni rien qui vous identifie.',
    },
  },
  en: {
    label: 'Cookie choice',
    title: 'Cookies: you set the level',
    text: 'Nothing switches on unless you agree: no third-party analytics, no advertising (Google, Meta, TikTok). The site works the same if you refuse. Change your choice in the footer.',
    more: 'Cookie policy',
    accept: 'Accept all',
    refuse: 'Refuse all',
    settings: 'Settings',
    manage: 'Manage cookies',
    dialog: {
      title: 'Your cookie settings',
      text: 'Each lit bar is a permission you give. You can take it back at any time.',
      close: 'Close without changing anything',
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
          text: 'Measure what our ads achieve and show you some elsewhere. Google Ads, Meta, TikTok.',
        },
        functional: {
          name: 'Functional',
          text: 'Let the Google tools you accept remember preferences. This site itself keeps none here.',
        },
      },
      tagManager:
        'Google Tag Manager, which can hold other tools, loads only if analytics and advertising are both accepted.',
      proof:
        'Your choice stands for six months. We keep a dated proof of it, with no IP address and nothing that identifies you.',
    },
  },
  es: {
    label: 'Elección de cookies',
    title: 'Cookies: tú ajustas el nivel',
    text: 'Sin tu permiso no se enciende nada: ni analítica de terceros, ni publicidad (Google, Meta, TikTok). Rechazar no cambia nada. Puedes cambiarlo a pie de página.',
    more: 'Política de cookies',
    accept: 'Aceptar todo',
    refuse: 'Rechazar todo',
    settings: 'Configurar',
    manage: 'Gestionar las cookies',
    dialog: {
      title: 'Tus ajustes de cookies',
      text: 'Cada barra encendida es un permiso que das. Puedes retirarlo en cualquier momento.',
      close: 'Cerrar sin cambiar nada',
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
          text: 'Medir el efecto de nuestros anuncios y mostrarte otros fuera de aquí. Google Ads, Meta, TikTok.',
        },
        functional: {
          name: 'Funcionales',
          text: 'Permitir que las herramientas de Google que aceptes recuerden preferencias. Este sitio no guarda ninguna aquí.',
        },
      },
      tagManager:
        'Google Tag Manager, que puede contener otras herramientas, solo se carga si aceptas a la vez la analítica y la publicidad.',
      proof:
        'Tu elección vale seis meses. Guardamos una prueba con fecha, sin dirección IP ni nada que te identifique.',
    },
  },
  pt: {
    label: 'Escolha de cookies',
    title: 'Cookies: você ajusta o nível',
    text: 'Sem a sua permissão, nada se acende: nem métricas de terceiros, nem publicidade (Google, Meta, TikTok). Se você recusar, o site funciona igual. Mude a escolha no rodapé.',
    more: 'Política de cookies',
    accept: 'Aceitar tudo',
    refuse: 'Recusar tudo',
    settings: 'Configurar',
    manage: 'Gerenciar cookies',
    dialog: {
      title: 'Suas configurações de cookies',
      text: 'Cada barra acesa é uma permissão que você dá. Você pode retirá-la a qualquer momento.',
      close: 'Fechar sem mudar nada',
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
          text: 'Medir o efeito dos nossos anúncios e mostrar outros a você fora daqui. Google Ads, Meta, TikTok.',
        },
        functional: {
          name: 'Funcionais',
          text: 'Permitir que as ferramentas do Google que você aceitar lembrem preferências. Este site não guarda nenhuma aqui.',
        },
      },
      tagManager:
        'O Google Tag Manager, que pode conter outras ferramentas, só é carregado se métricas de audiência e publicidade forem aceitas juntas.',
      proof:
        'Sua escolha vale por seis meses. Guardamos uma prova com data, sem endereço IP nem nada que identifique você.',
    },
  },
} as const;
