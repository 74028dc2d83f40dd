import { type ComplexStyleRule, type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

const wrap = (layer: string, rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } })

const layered =
  (layer: string) =>
  (rule: ComplexStyleRule, debugId?: string): string =>
    Array.isArray(rule)
      ? style(
          rule.map(part => (typeof part === 'object' && !Array.isArray(part) ? wrap(layer, part) : part)),
          debugId,
        )
      : style(wrap(layer, rule), debugId)

/** `style` of vanilla-extract, in the layer of the design system's components. */
export const uiStyle = layered(layers.ui)

/** `style` of vanilla-extract, in the layer of screens: wins over the components without stronger selectors. */
export const appStyle = layered(layers.app)

/** `globalStyle` of vanilla-extract in the components' layer, for markup that a component does not write itself. */
export const uiGlobalStyle = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.ui]: rule } })
