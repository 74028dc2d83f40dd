import { appStyle } from '#theme/style.ts'

/** Around a table with so many columns that nothing stands beside it. */
export const wide = appStyle({ minWidth: 0 })
