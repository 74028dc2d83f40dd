import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'

export const avatar = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '32px',
  height: '32px',
  borderRadius: '50%',
  background: vars.color.brandSoft,
  color: vars.color.brand,
  ...textStyles.smallStrong,
})
