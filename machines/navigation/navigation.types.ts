import type { Problem } from '#domain/problem.ts'

/** Address below the app's base path. `search` has no question mark. */
export type ScreenAddress = { path: string; search: string }

export type NavigationContext<Screen> = {
  /** Address to show; null until known. */
  address: ScreenAddress | null
  /** Code of its screen, once loaded. */
  screen: Screen | null
  /**
   * Visible screen, which stays until the next one can render. `answer` is the response to its first request, if it
   * arrived in time.
   */
  shown: { address: ScreenAddress; screen: Screen; answer: unknown } | null
  /** True if loading takes too long to keep the previous screen. */
  isLate: boolean
  /** Why the code could not be loaded. */
  problem: Problem | null
}

export type NavigationEvent =
  | { type: 'address.changed'; address: ScreenAddress }
  /** The user hovered, focused or touched a link and might follow it. */
  | { type: 'link.approached'; path: string }
