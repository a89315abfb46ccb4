import type { errors as fr } from '../fr/errors.ts';

/** What the API and the forms say when something is wrong. `fields` keys are the messages of the zod schemas. */
export const errors = {
  codes: {
    bad_json: 'No hemos podido leer la solicitud. Recarga la página e inténtalo de nuevo.',
    unauthorized: 'Esta solicitud está reservada a la administración del sitio.',
    invalid_credentials: 'Dirección de correo o contraseña incorrecta.',
    forbidden: 'Tu cuenta no permite esta acción.',
    not_found: 'Esta dirección no existe.',
    method_not_allowed: 'Esta dirección no responde a ese tipo de solicitud.',
    idempotency_conflict:
      'Esta solicitud ya se envió con otras respuestas. Recarga la página e inténtalo de nuevo.',
    lead_not_won: 'Solo se puede vincular a una campaña un contacto ganado.',
    too_large: 'Tu mensaje es demasiado largo. Acórtalo e inténtalo de nuevo.',
    unsupported_media_type: 'No aceptamos el formato de esta solicitud.',
    invalid_fields: 'Hay campos por corregir.',
    no_estimate:
      'Todavía no tenemos un precio fiable para esta combinación. Un experto puede comentártelo de viva voz.',
    rate_limited: 'Demasiadas solicitudes en poco tiempo. Espera un momento y vuelve a intentarlo.',
    internal: 'Se ha producido un error. Inténtalo de nuevo.',
    unavailable: 'El servicio se está reiniciando. Vuelve a intentarlo en un momento.',
  },
  fields: {
    contact_required: 'Rellena todos los campos obligatorios.',
    contact_email: 'Introduce una dirección de correo válida.',
    contact_platform: 'Elige una plataforma.',
    platform_error: 'Elige una plataforma.',
    campaignType_error: 'Elige un tipo de campaña.',
    budget_error: 'El presupuesto debe ser de al menos 500 euros.',
    budget_max_error: 'Por encima de 10 millones de euros, mejor lo hablamos de viva voz.',
    region_error: 'Elige una región.',
    artist_error: 'Introduce un nombre artístico.',
    email_error: 'Introduce una dirección de correo válida.',
    too_long: 'Este texto es demasiado largo.',
    login_required: 'Introduce tu dirección de correo y tu contraseña.',
    password_short: 'La contraseña debe tener al menos 12 caracteres.',
    password_long: 'La contraseña no puede superar los 200 caracteres.',
    password_obvious: 'Esta contraseña es demasiado fácil de adivinar.',
    password_wrong: 'La contraseña actual no es correcta.',
    date_error: 'Introduce una fecha válida.',
    date_order_error: 'El final no puede ser anterior al inicio.',
    status_error: 'Elige un estado.',
    amount_error: 'Introduce un número válido que no sea negativo.',
  },
} satisfies typeof fr;
