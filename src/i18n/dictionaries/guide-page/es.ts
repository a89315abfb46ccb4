/** The texts around a guide. */
export const guidePage = {
  updated: 'Actualizado el {date}',
  takeaways: 'Lo esencial',
  steps: 'El plan, paso a paso',
  faq: 'Preguntas frecuentes',
  note: 'Conviene saberlo',
  /** The source of a statement about another company's rules, and the day on which it was checked. */
  checked: {
    page: 'Fuente: {source}, consultada el {date}.',
    /** Shown if a stored copy of the page was read. */
    datedCopy: 'Fuente: {source}, página {ofMonth}, consultada el {date} (archivo).',
    undatedCopy: 'Fuente: {source}, consultada el {date} (archivo).',
  },
  /** The note on the origin of a guide's figures. */
  basis:
    'Las medias y los umbrales de esta guía son de la agencia, salvo que se indique otra fuente. Ninguno es una promesa de resultados. Una fuente marcada como «archivo» se leyó en una copia guardada; vale la página original.',
  /** Shown before the terms of the agency's fee: the costs that a calculator includes, and those that all guides include. */
  fee: {
    budget: 'Este presupuesto es solo de publicidad.',
    total: 'Cuenta también en el gasto los honorarios de la agencia, si lleva la campaña.',
    adSpend: 'El gasto es solo el de la publicidad, sin honorarios.',
    guides: 'Los presupuestos de las guías son solo de publicidad.',
  },
  call: {
    title: '¿Prefieres calcularlo con nosotros?',
    text: 'Dinos la canción, el público y el presupuesto. Te respondemos por escrito o en una llamada de {agency.call}.',
    action: 'Escríbenos',
    audit: 'Auditoría de KPI gratuita',
    book: 'Reservar una llamada',
    newTab: '(pestaña nueva)',
  },
  next: 'Guía siguiente',
  all: 'Todas las guías',
};
