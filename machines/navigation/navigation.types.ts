import type { Problem } from '#domain/problem.ts'

/** URL relative to the app's base path. `search` is the query string without the question mark. */
export type ScreenAddress = { path: string; search: string }

export type NavigationContext<Screen> = {
  /** URL to show; null until the first `address.changed`. */
  address: ScreenAddress | null
  /** Code of the screen at `address`; null until loaded. */
  screen: Screen | null
  /**
   * Visible screen, which stays until the next one can render. `answer` is the response to the screen's first request,
   * if it arrived in time.
   */
  shown: { address: ScreenAddress; screen: Screen; answer: unknown } | null
  /** True if loading takes so long that the host must show a loading state instead of the previous screen. */
  isLate: boolean
  /** Error of the screen's code; null unless loading failed. */
  problem: Problem | null
}

export type NavigationEvent =
  | { type: 'address.changed'; address: ScreenAddress }
  /** The user hovered, focused or touched a link and might follow it. */
  | { type: 'link.approached'; path: string }
