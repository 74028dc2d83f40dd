import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { weight } = vars
const dashed = '1.5px dashed #000'

/** Paper width of 80 mm minus the margins. On paper, themes and screen text sizes do not apply. */
export const roll = appStyle({
  width: '72mm',
  color: '#000',
  fontSize: '12px',
  lineHeight: '16px',
  overflowWrap: 'anywhere',
})

export const part = appStyle({ padding: '12px 0', borderBlockEnd: dashed })

export const place = appStyle({
  fontSize: '17px',
  lineHeight: '22px',
  fontWeight: weight.strong,
  textAlign: 'center',
})

export const centred = appStyle({ textAlign: 'center' })

export const heading = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  fontSize: '13px',
  fontWeight: weight.strong,
})

export const code = appStyle({ fontFamily: vars.font.mono })

export const pair = appStyle({ display: 'flex', justifyContent: 'space-between', gap: '12px', textAlign: 'end' })

export const label = appStyle({ flex: 'none' })

export const address = appStyle({ paddingInlineStart: '64px', textAlign: 'end' })

export const strong = appStyle({ fontWeight: weight.strong })

export const line = appStyle({ paddingBlockStart: '6px', breakInside: 'avoid' })

/** Columns: code, kilograms, rand. The code column shrinks when the amounts are wide. */
export const figures = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(74px, auto) minmax(84px, auto)',
  gap: '4px',
})

export const figure = appStyle({ ...look.number })

/** A label and an amount. If they don't fit on one line, the amount wraps below, aligned to the right edge. */
export const total = appStyle({ ...look.wrapped, alignItems: 'baseline', gap: '0 8px', whiteSpace: 'nowrap' })

const atEnd = { marginInlineStart: 'auto', fontWeight: weight.strong }

export const netWeight = appStyle({ ...atEnd, fontSize: '20px', lineHeight: '26px' })

export const sum = appStyle({ ...atEnd, fontSize: '15px', lineHeight: '22px' })

export const signatures = appStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '16px',
  paddingBlockStart: '44px',
  breakInside: 'avoid',
})

export const signature = appStyle({ paddingBlockStart: '4px', borderBlockStart: '1px solid #000' })

export const foot = appStyle({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: '18px',
  textAlign: 'center',
  breakInside: 'avoid',
})

/** The width includes the quiet zones that scanners need. */
export const barcode = appStyle({ width: '62mm', height: '38px', marginBlockEnd: '4px', fill: '#000' })

export const printed = appStyle({ paddingBlockStart: '12px' })
