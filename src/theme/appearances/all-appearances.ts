import { contrast } from './contrast.ts'
import type { AppearanceTokens } from './palette.ts'
import { slate } from './slate.ts'
import { threereco } from './threereco.ts'

/** Every appearance, by the name that the root element bears; threereco until another is chosen. */
export const allAppearances = { threereco, slate, contrast } as const satisfies Record<string, AppearanceTokens>
