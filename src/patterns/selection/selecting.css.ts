import { appStyle } from '#theme/style.ts'

/** Takes no room of its own, also among things with a gap between them. */
export const place = appStyle({ display: 'contents' })
