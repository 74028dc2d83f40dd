import { type ComplexStyleRule, type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { textStyles } from './text-styles.ts'

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

/** vanilla-extract's `style`, in the cascade layer of the design system. */
export const uiStyle = layered(layers.ui)

/** vanilla-extract's `style`, in the cascade layer of screens. Overrides components without higher specificity. */
export const appStyle = layered(layers.app)

/**
 * vanilla-extract's `globalStyle`, in the cascade layer of the design system. Use it for markup that libraries render.
 */
export const uiGlobalStyle = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.ui]: rule } })

const { color, text, leading, tracking, radius } = vars
const small = { fontSize: text.small, lineHeight: leading.small }
const wrapped = { display: 'flex', flexWrap: 'wrap' } as const

export const look = {
  heading: {
    ...textStyles.heading,
    lineHeight: leading.heading,
    letterSpacing: tracking.heading,
  },
  /** Title of a screen without a page bar. */
  display: {
    ...textStyles.display,
    lineHeight: leading.figure,
    letterSpacing: tracking.figure,
  },
  title: {
    ...textStyles.title,
    lineHeight: leading.title,
    letterSpacing: tracking.title,
  },
  small,
  muted: { ...small, color: color.ink2 },
  quiet: { ...small, color: color.ink3 },
  oneLine: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  wrapped,
  line: { ...wrapped, alignItems: 'center' },
  column: { display: 'flex', flexDirection: 'column' },
  control: {
    border: `1px solid ${color.lineField}`,
    borderRadius: radius.r1,
    background: color.surface,
    color: color.ink,
  },
  /** Also on the right in right-to-left languages, so that the decimals of a column align. */
  number: { textAlign: 'right', whiteSpace: 'nowrap' },
  ring: { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
} as const
