import type { settingsErrors as fr } from '../fr/settings-errors.ts';

export const settingsErrors = {
  url_error: 'Informe um endereço completo que comece por https://.',
  https_error: 'O endereço do blog deve começar por https://.',
  widget_error: 'Apenas letras, números, hifens e sublinhados.',
  key_error: 'Esta chave contém caracteres não permitidos.',
  line_error: 'Este texto precisa caber em uma única linha.',
  capital_error: 'O capital é um número inteiro de euros, em algarismos.',
  host_error: 'Informe o nome de um servidor, por exemplo smtp.exemplo.com.',
  port_error: 'A porta é um número de 1 a 65535.',
  password_again: 'O servidor muda: digite a senha de novo.',
  security_error: 'Escolha uma criptografia.',
  events_error: 'Escolha pelo menos um evento ou apague o endereço.',
  role_error: 'Escolha um papel.',
  hours_error: 'Escolha uma duração.',
  version_error: 'Recarregue a página e tente de novo.',
  cost_error: 'Informe um custo acima de zero.',
  cost_decimals_error: 'Três casas decimais no máximo.',
  cost_max_error: 'Este custo parece alto demais.',
  cost_order_error: 'O custo baixo não pode superar o alto.',
  cost_unit_error: 'A unidade de uma plataforma não muda.',
} satisfies typeof fr;
