import { appStyle } from '#theme/style.ts'

/** On the screen it takes no room, and is neither seen nor read out. */
export const unseen = appStyle({
  '@media': {
    'not print': { position: 'absolute', height: 0, overflow: 'hidden', visibility: 'hidden', contain: 'strict' },
  },
})
