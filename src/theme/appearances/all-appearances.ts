import { contrast } from './contrast.ts'
import type { AppearanceTokens } from './palette.ts'
import { slate } from './slate.ts'
import { threereco } from './threereco.ts'

/** All appearances, keyed by the `data-appearance` attribute of the root element. Default: threereco. */
export const allAppearances = { threereco, slate, contrast } as const satisfies Record<string, AppearanceTokens>
