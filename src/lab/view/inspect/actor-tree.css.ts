import { rowButton } from '#lab/view/lab.css.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space } = vars

export const tree = appStyle({ selectors: { '& &': { paddingInlineStart: space.s4 } } })

export const actor = appStyle([
  rowButton,
  {
    selectors: {
      '&:hover': { background: color.sunken },
      '&[aria-current]': { background: color.brandSoft, boxShadow: `inset 3px 0 ${color.brand}` },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-status=ended]': { color: color.ink3 },
      '&[data-status=failed]': { background: color.badSoft, color: color.bad },
      '&[data-status=failed][aria-current]': { boxShadow: `inset 3px 0 ${color.bad}` },
    },
  },
])

export const state = appStyle({
  flex: 'none',
  maxWidth: '55%',
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  color: color.ink2,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '[data-status=failed] > &': { color: 'inherit' } },
})

export const title = appStyle({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' })
