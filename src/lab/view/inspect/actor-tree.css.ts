import { rowButton } from '#lab/view/lab.css.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space } = vars

export const tree = appStyle({ selectors: { '& &': { paddingInlineStart: space.s3 } } })

export const row = appStyle({ display: 'flex', alignItems: 'center' })

/** Width of the button that collapses the child actors. */
export const leaf = appStyle({ flex: 'none', width: '24px' })

export const fold = appStyle([leaf, { height: '24px', padding: '4px', color: color.ink3, cursor: 'pointer' }])

export const actor = appStyle([
  rowButton,
  {
    minWidth: 0,
    selectors: {
      '&:hover': { background: color.sunken },
      '&[aria-current]': { background: color.brandSoft, boxShadow: `inset 3px 0 ${color.brand}` },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&:is([data-status=done], [data-status=stopped])': { color: color.ink3 },
      '&[data-status=error]': { background: color.badSoft, color: color.bad },
      '&[data-status=error][aria-current]': { boxShadow: `inset 3px 0 ${color.bad}` },
    },
  },
])

export const title = appStyle({ minWidth: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })

export const state = appStyle({
  flex: 'none',
  maxWidth: '55%',
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  color: color.ink2,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '[data-status=error] > &': { color: 'inherit' } },
})
