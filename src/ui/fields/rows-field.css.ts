import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space, text } = vars

export const rows = uiStyle({
  width: '100%',
  padding: `${space.s2} ${space.s3}`,
  ...look.control,
  fontFamily: vars.font.mono,
  fontSize: text.label,
  lineHeight: vars.leading.body,
  whiteSpace: 'pre',
  resize: 'vertical',
  tabSize: 16,
  selectors: { '&:focus': look.ring, '&[aria-invalid="true"]': { borderColor: color.bad } },
  '@media': { [media.touch]: { fontSize: text.title } },
})
