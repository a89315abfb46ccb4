import type { layout as fr } from '../fr/layout.ts';

/** Header, footer and what every page shares. */
export const layout = {
  skip: 'Ir para o conteúdo',
  nav: {
    label: 'Navegação principal',
    open: 'Abrir o menu',
    close: 'Fechar o menu',
    services: 'Serviços',
    about: 'A agência',
    guides: 'Guias',
    articles: 'Artigos',
    reviews: 'Avaliações',
    faq: 'FAQ',
    contact: 'Contato',
    simulate: 'Simular minha campanha',
    home: '{brand}, voltar ao início',
  },
  language: {
    label: 'Idioma do site',
    current: 'Idioma: {name}',
    names: { fr: 'Français', en: 'English', es: 'Español', pt: 'Português' },
  },
  footer: {
    pitch: 'Campanhas de anúncios para artistas e selos, com o preço combinado antes e os números depois.',
    partner: 'Verificar nosso selo de parceiro',
    navigation: 'Navegação',
    resources: 'Recursos',
    blog: 'Blog',
    glossary: 'Glossário',
    simulator: 'Simulador de campanha',
    legal: 'Informações legais',
    privacy: 'Privacidade',
    terms: 'Termos de uso',
    cookies: 'Cookies',
    notice: 'Aviso legal',
    newTab: '(nova aba)',
    copyright: '© {year} {brand}. Todos os direitos reservados.',
  },
  noScript: {
    title: 'O simulador precisa de JavaScript',
    text: 'Ele está desativado ou não carregou. Conte seu projeto: calculamos a estimativa para você, sem compromisso.',
    action: 'Fale com a gente',
  },
  simulatorFailed: 'O simulador não carregou. Verifique sua conexão e tente de novo.',
  retry: 'Tentar de novo',
  close: 'Fechar',
} satisfies typeof fr;
