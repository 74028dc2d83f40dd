import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space } = vars

export const cards = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space.s2,
})

export const card = uiStyle({
  display: 'flex',
  gap: '10px',
  padding: `10px ${space.s3}`,
  border: `1px solid ${color.lineField}`,
  borderRadius: vars.radius.r1,
  background: color.surface,
  cursor: 'pointer',
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.ink3 },
    '&[data-selected]': { borderColor: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` },
    '&[data-focus-visible]': look.ring,
    '&[data-invalid]': { borderColor: color.bad },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
})

export const ring = uiStyle({
  flex: 'none',
  width: '16px',
  height: '16px',
  marginTop: '2px',
  border: `1.5px solid ${color.ink3}`,
  borderRadius: '50%',
  selectors: { '[data-selected] > &': { border: `5px solid ${color.brand}` } },
})

export const words = uiStyle(look.column)

export const title = uiStyle({ fontWeight: vars.weight.strong })

export const detail = uiStyle(look.quiet)
