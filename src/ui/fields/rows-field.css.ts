import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color, space, text } = vars

export const rows = uiStyle({
  width: '100%',
  padding: `${space.s2} ${space.s3}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.r1,
  background: color.surface,
  color: color.ink,
  fontFamily: vars.font.mono,
  fontSize: text.label,
  lineHeight: vars.leading.body,
  whiteSpace: 'pre',
  resize: 'vertical',
  tabSize: 16,
  selectors: {
    '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&[aria-invalid="true"]': { borderColor: color.bad },
  },
  '@media': { [media.touch]: { fontSize: text.title } },
})
