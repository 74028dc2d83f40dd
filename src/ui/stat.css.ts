import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color, space } = vars

export const row = uiStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '@media': {
    [media.belowLarge]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' },
    [media.small]: { gridTemplateColumns: '1fr' },
  },
})

export const cell = uiStyle({
  padding: `18px ${space.inset}`,
  borderInlineStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderInlineStart: 'none' } },
  '@media': {
    [media.belowLarge]: {
      borderInlineStart: 'none',
      borderTop: `1px solid ${color.line}`,
      selectors: { '&:first-child, &:nth-child(2)': { borderTop: 'none' } },
    },
    [media.small]: {
      padding: `${space.s3} ${space.s4}`,
      selectors: { '&:nth-child(2)': { borderTop: `1px solid ${color.line}` } },
    },
  },
})

export const label = uiStyle({ fontSize: vars.text.small, color: color.ink3 })

export const figure = uiStyle({
  fontSize: vars.text.figure,
  lineHeight: vars.leading.figure,
  letterSpacing: vars.tracking.figure,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
})

export const smallFigure = uiStyle({
  fontSize: vars.text.title,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})

export const unit = uiStyle({ fontSize: vars.text.title, letterSpacing: 0 })

export const change = uiStyle({ fontSize: vars.text.label, color: color.ink2 })

export const good = uiStyle({ color: color.good })
