import { styleVariants } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { uiStyle } from '#theme/style.ts'

export const picture = uiStyle({ width: '100%', height: '100%', background: vars.color.sunken, fill: 'none' })

const { metal, plastic, paper, glass, organic } = vars.color.family

export const stream = styleVariants({ metal, plastic, paper, glass, organic }, hue => ({
  '@layer': { [layers.ui]: { stroke: hue, opacity: 0.9 } },
}))
