import type { errors as fr } from '../fr/errors.ts';

/** What the API and the forms say when something is wrong. `fields` keys are the messages of the zod schemas. */
export const errors = {
  codes: {
    bad_json: 'Não conseguimos ler a solicitação. Recarregue a página e tente de novo.',
    unauthorized: 'Esta solicitação é reservada à administração do site.',
    invalid_credentials: 'Endereço de e-mail ou senha incorretos.',
    forbidden: 'Sua conta não permite esta ação.',
    not_found: 'Este endereço não existe.',
    method_not_allowed: 'Este endereço não responde a esse tipo de solicitação.',
    idempotency_conflict:
      'Esta solicitação já foi enviada com outras respostas. Recarregue a página e tente de novo.',
    lead_not_won: 'Só é possível vincular a uma campanha um contato ganho.',
    too_large: 'Sua mensagem é longa demais. Encurte o texto e tente de novo.',
    unsupported_media_type: 'O formato da solicitação não é aceito.',
    invalid_fields: 'Alguns campos precisam de correção.',
    no_estimate:
      'Ainda não temos um preço confiável para essa combinação. Um especialista pode conversar com você sobre isso.',
    rate_limited: 'Muitas solicitações em pouco tempo. Aguarde um instante e tente de novo.',
    internal: 'Ocorreu um erro. Tente de novo.',
    unavailable: 'O serviço está reiniciando. Tente de novo em instantes.',
  },
  fields: {
    contact_required: 'Preencha todos os campos obrigatórios.',
    contact_email: 'Digite um endereço de e-mail válido.',
    contact_platform: 'Escolha uma plataforma.',
    platform_error: 'Escolha uma plataforma.',
    campaignType_error: 'Escolha um tipo de campanha.',
    budget_error: 'O orçamento deve ser de pelo menos 500 euros.',
    budget_max_error: 'Acima de 10 milhões de euros, vamos conversar pessoalmente.',
    region_error: 'Escolha uma região.',
    artist_error: 'Digite um nome de artista.',
    email_error: 'Digite um endereço de e-mail válido.',
    too_long: 'Este texto é longo demais.',
    login_required: 'Digite seu endereço de e-mail e sua senha.',
    password_short: 'A senha deve ter pelo menos 12 caracteres.',
    password_long: 'A senha não pode passar de 200 caracteres.',
    password_obvious: 'Esta senha é fácil demais de adivinhar.',
    password_wrong: 'A senha atual está incorreta.',
    date_error: 'Digite uma data válida.',
    date_order_error: 'O fim não pode vir antes do início.',
    status_error: 'Escolha um status.',
    amount_error: 'Digite um número válido que não seja negativo.',
  },
} satisfies typeof fr;
