import type { Locator, Page } from '@playwright/test'
import type { CallName } from '#contract/addresses.ts'
import type { Step } from '#mirage/mock.ts'
import type { Store } from '#mirage/store/store.ts'
import type { Visit } from '../stage.ts'

export const administrator = 'lindiwe@threereco.example'

/**
 * What a scenario works with: a visit, a unique name, the id of its prepared row, and the number of calls that the
 * server had received before.
 */
export type Scene = Visit & { store: Store; mark: string; id: string; served: number }

type Common = {
  call: CallName
  /** Names the screen that makes the call, where there are several; the first is named after the call alone. */
  where?: string
  /** The user who makes the call, and their step of signing in; an administrator by default, null for signed out. */
  as?: { username: string; step: Step } | null
  /** Prepares the data for the call, and returns the id of the row. */
  prepare?: (store: Store, mark: string) => string
  /** Goes to the screen of the call, and fills its fields. */
  open?: (scene: Scene) => Promise<unknown>
  /** Makes the call. */
  make: (scene: Scene) => Promise<unknown>
  /** Makes the call again after it failed. By default presses the button to try again, or makes the call as before. */
  again?: (scene: Scene) => Promise<unknown>
}

/** A call that changes nothing. `shows` appears once it was answered. */
export type Read = Common & {
  kind: 'read'
  shows: (page: Page) => Locator
  /** Whether a failure may look like no hits, as the specification wants it for some look-ups. */
  mayBeSilent?: boolean
}

/** A call that changes the data. */
export type Write = Common & {
  kind: 'write'
  /** The message, or the screen, once it is done. */
  told: RegExp | ((page: Page) => Promise<boolean>)
  /** How many times the data show that it was done. */
  done: (scene: Scene) => number
  /** The field that must keep its text when the call is refused, and that text. */
  typed?: (scene: Scene) => readonly [Locator, string]
  /** Whether doing it twice creates two records. */
  isMaking?: boolean
  /** Whether it removes something: finding it gone counts as done. */
  isRemoving?: boolean
}

/** A step of signing in, which is harmless to repeat, so its message need not say that it may have been done. */
export type Entry = Omit<Write, 'kind'> & { kind: 'entry' }

export type Scenario = Read | Write | Entry

export const titleOf = ({ call, where }: Pick<Scenario, 'call' | 'where'>) => (where ? `${call} (${where})` : call)

/** The button to try again, wherever it is. */
export const retryButton = (page: Page) =>
  page.getByRole('button', { name: /^(Retry|Check sign-in again)/ }).filter({ visible: true })

/** Fills a text field by its label, which may be followed by a hint. */
export const fill = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text)

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
