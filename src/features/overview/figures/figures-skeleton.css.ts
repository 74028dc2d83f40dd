import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

/** As high as a figure with its name and its change. */
export const figure = appStyle({ display: 'grid', alignContent: 'space-around', height: '76px' })

/** As high as the chart with its legend. */
export const chart = appStyle({ height: '368px', paddingTop: vars.space.s1 })
