import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space } = vars

export const boxes = uiStyle({ position: 'relative', display: 'flex', gap: space.s2, maxWidth: '328px' })

/** Invisible input over the drawn boxes. It receives clicks, keys and autofill. */
export const input = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 'none',
  background: 'none',
  outline: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  forcedColorAdjust: 'none',
  font: `${vars.text.title} ${vars.font.mono}`,
  cursor: 'text',
  selectors: { '&::selection': { background: 'transparent' }, '&:autofill': { opacity: 0 } },
})

export const box = uiStyle({
  flex: 1,
  minWidth: 0,
  height: '56px',
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color.lineField}`,
  borderRadius: vars.radius.r1,
  background: color.surface,
  font: `${vars.weight.title} ${vars.text.heading}/1 ${vars.font.mono}`,
  selectors: {
    '[aria-invalid="true"] ~ &': { borderColor: color.bad },
    ':disabled ~ &': { background: color.sunken, color: color.ink3 },
    ':focus ~ &[data-active]': look.ring,
  },
})
