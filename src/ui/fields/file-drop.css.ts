import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color, space, radius } = vars

export const zone = uiStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s3,
  padding: space.s6,
  border: `1px dashed ${color.lineField}`,
  borderRadius: radius.r2,
  background: color.sunken,
  color: color.ink2,
  textAlign: 'center',
  selectors: {
    '&[data-drop-target]': { borderColor: color.brand, borderStyle: 'solid', background: color.brandSoft },
  },
})
