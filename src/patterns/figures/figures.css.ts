import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { space } = vars

/** A name and a line of text: side by side, or stacked if the container is narrow. */
export const titleRow = appStyle({ ...look.wrapped, alignItems: 'baseline', columnGap: space.s4 })

/** Negative margins keep the button from making its line taller, so that no layout shift occurs when loading ends. */
export const act = appStyle({ display: 'inline-flex', marginBlock: `calc(-1 * ${space.s2})` })

export const picker = appStyle({ ...look.wrapped, alignItems: 'flex-start', gap: space.s2 })

export const steps = appStyle({ display: 'flex', alignItems: 'center', gap: space.s1 })

/** Container of figures. Its width determines their columns. */
export const frame = appStyle({ containerType: 'inline-size' })

export const stat = appStyle({ minWidth: 0, containerType: 'inline-size' })

export const chartSpace = appStyle({ height: '320px' })
