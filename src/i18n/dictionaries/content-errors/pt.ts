import type { contentErrors as fr } from './fr.ts';

export const contentErrors = {
  content_required: 'Este texto está vazio.',
  content_consent: 'Anote quem deu o consentimento, quando e como, antes de publicar este depoimento.',
  content_link:
    'Um link começa com https:// ou, para uma página deste site, com uma barra. Para um e-mail, escreva mailto, dois-pontos e o endereço.',
  content_token: 'Este nome entre chaves não existe. Use um da lista abaixo do campo ou retire as chaves.',
  content_no_token: 'Este texto não pode ter chaves: não há nomes que se preencham sozinhos. Retire-as.',
  content_term:
    'Este termo não está no glossário. Use o de outro trecho ou escreva as palavras sem colchetes.',
  content_items: 'Um item desta lista está repetido. Recarregue a página e tente de novo.',
  content_picture: 'Esta imagem não existe mais ou não está pronta. Escolha outra.',
  content_items_min: 'Deixe pelo menos um item visível.',
  content_items_max: 'Esta lista não pode ser mais longa. Remova um item.',
} satisfies typeof fr;
