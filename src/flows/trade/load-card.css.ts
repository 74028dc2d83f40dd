import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

/** Figures are no wider than this. */
export const figures = appStyle({ display: 'grid', gap: vars.space.s4, containerType: 'inline-size' })

/** Beside each other, and long ones one under the other. */
export const pair = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 })

export const one = appStyle({ flex: '1 0 7rem', minWidth: 'min-content' })

export const note = appStyle({ fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.ink3 })
