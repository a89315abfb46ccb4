import type { contentErrors as fr } from './fr.ts';

export const contentErrors = {
  content_required: 'Este texto está vazio.',
  content_consent: 'Anote quem deu o consentimento, quando e como, antes de publicar este depoimento.',
  content_link:
    'Um link começa com https:// ou, para uma página deste site, com uma barra. Para um e-mail, escreva mailto, dois-pontos e o endereço.',
  content_link_dead:
    'Um link deste texto leva a uma página que não existe neste site ou que não está no ar. Corrija o endereço.',
  content_link_anchor:
    'Um link deste texto leva a um lugar da página que não existe. Corrija o que vem depois do sinal #.',
  content_link_language:
    'Um link para uma página deste site é escrito sem idioma, como /contact: cada idioma leva à sua.',
  content_heading_order:
    'Nenhum título vem antes deste subtítulo. Transforme-o em título ou adicione um título acima.',
  content_drawn: 'Escolha o que este bloco mostra, na lista dele.',
  asks_equal:
    'Escreva pelo menos duas palavras iguais, separadas pelo sinal =: “anúncio = publicidade”. Ou escolha o trecho que essas palavras pedem.',
  asks_passage: 'Este trecho não existe, ou não existe mais. Escolha um da lista.',
  asks_away: 'O site não entende essas palavras de início: não há nada a retirar.',
  content_token: 'Este nome entre chaves não existe. Use um da lista abaixo do campo ou retire as chaves.',
  content_no_token: 'Este texto não pode ter chaves: não há nomes que se preencham sozinhos. Retire-as.',
  content_term:
    'Este termo não está no glossário. Use o de outro trecho ou escreva as palavras sem colchetes.',
  content_items: 'Um item desta lista está repetido. Recarregue a página e tente de novo.',
  content_picture: 'Esta imagem não existe mais ou não está pronta. Escolha outra.',
  content_items_min: 'Deixe pelo menos um item visível.',
  content_items_max: 'Esta lista não pode ser mais longa. Remova um item.',
  content_moment: 'Escolha um minuto futuro, dentro de um ano.',
  content_scheduled: 'Já há uma publicação agendada. Cancele-a primeiro.',
  content_file: 'Este arquivo não é uma exportação dos textos deste site, ou é de uma versão mais recente.',
  content_file_part: 'Esta parte não existe neste site.',
  content_file_language: 'Este idioma não existe neste site.',
  content_file_place: 'Este texto não tem a forma de uma exportação.',
  content_file_field: 'Este campo não existe nesta parte.',
  content_file_choice: 'Esta escolha não corresponde mais ao arquivo. Leia-o de novo.',
  content_file_entry: 'Esta entrada não tem a forma de uma exportação.',
  content_file_twice: 'O arquivo já tem esta entrada mais acima.',
  content_file_deleted: 'Esta página foi excluída neste site. Restaure-a primeiro.',
  content_file_taken: 'Uma página deste site já tem este endereço.',
  content_file_guide: 'Nenhum texto deste guia pode ser importado.',
  content_file_target: 'A página de destino não está no ar neste site. Publique-a e leia o arquivo de novo.',
  content_file_loop: 'Este redirecionamento ficaria em círculo.',
  content_file_many: 'Mil entradas por lista, no máximo.',
  content_untranslated: 'Ainda em francês. Traduza este trecho ou diga que ele continua correto.',
  guide_address:
    'Pelo menos duas palavras, em minúsculas e sem acentos, ligadas por hifens: “orcamento-clipe-musical”.',
  guide_taken: 'Este endereço já está em uso. Escolha outro.',
  guide_unknown: 'Este guia não existe mais. Escolha outro.',
  guide_french: 'Publique primeiro este guia em francês: os outros idiomas o seguem.',
  guide_last: 'É o último guia no ar: a página dos guias ficaria vazia.',
  address_form: 'Um endereço deste site começa com uma barra e não tem espaços nem acentos: “/guia-antigo”.',
  address_prefix: 'Tire o idioma do começo: o redirecionamento vale para os quatro idiomas.',
  address_taken: 'Uma página já tem este endereço, ou ele já leva a outro lugar.',
  address_target: 'Escolha uma página deste site que esteja no ar.',
  address_loop: 'Essa página já leva a este endereço: o redirecionamento andaria em círculos.',
  address_many: 'A lista está cheia: remova antes um endereço.',
} satisfies typeof fr;
