import type { Problem } from '#domain/problem.ts'

/** An address of the app: a path below its base, and a search without its question mark. */
export type ScreenAddress = { path: string; search: string }

export type NavigationContext<Screen> = {
  /** The address to show; null until one is known. */
  address: ScreenAddress | null
  /** The code of its screen, once it is there. */
  screen: Screen | null
  /** The screen on show, which stays until the next one can be shown; with the answer to its first call, if that came in time. */
  shown: { address: ScreenAddress; screen: Screen; answer: unknown } | null
  /** Whether the wait for the screen is too long for the earlier one to stay. */
  isLate: boolean
  /** Why the code of the screen did not come. */
  problem: Problem | null
}

export type NavigationEvent =
  | { type: 'address.changed'; address: ScreenAddress }
  /** A link was pointed at, focused or touched: it may be followed next. */
  | { type: 'link.approached'; path: string }
