import type { Locator, Page } from '@playwright/test'
import type { CallName } from '#contract/addresses.ts'
import type { Step } from '#mirage/mock.ts'
import type { Store } from '#mirage/store/store.ts'
import type { Visit } from '../stage.ts'

export const administrator = 'lindiwe@threereco.example'

/**
 * Context of a scenario: a visit, a unique name, the id of its prepared row, and the number of earlier calls to the
 * server.
 */
export type Scene = Visit & { store: Store; mark: string; id: string; served: number }

type Common = {
  call: CallName
  /** Name of the screen if several screens make the call. The first one has only the name of the call. */
  where?: string
  /** The caller and their step of signing in; an administrator by default, null for signed out. */
  as?: { username: string; step: Step } | null
  /** Prepares the data for the call, and returns the id of the row. */
  prepare?: (store: Store, mark: string) => string
  /** Opens the screen of the call, and fills its fields. */
  open?: (scene: Scene) => Promise<unknown>
  make: (scene: Scene) => Promise<unknown>
  /** Makes the call again after a failure. By default presses Retry, or repeats the call. */
  retry?: (scene: Scene) => Promise<unknown>
}

/** A call that changes no data. `shows` appears after the response. */
export type Read = Common & {
  kind: 'read'
  shows: (page: Page) => Locator
  /** True if a failure can look like no hits, as the specification requires for some look-ups. */
  mayBeSilent?: boolean
}

export type Write = Common & {
  kind: 'write'
  /** Message or screen after success. */
  success: RegExp | ((page: Page) => Promise<boolean>)
  /** Returns how many times the data show the change. */
  done: (scene: Scene) => number
  /** Returns a field that must keep its text when the call is refused, and that text. */
  typed?: (scene: Scene) => readonly [Locator, string]
  /** True if repeating the call creates two records. */
  isCreating?: boolean
  /** True if the call removes a record: a missing record counts as success. */
  isRemoving?: boolean
}

/** A step of signing in, which is safe to repeat. Its message therefore need not mention possible success. */
export type Entry = Omit<Write, 'kind'> & { kind: 'entry' }

export type Scenario = Read | Write | Entry

export const titleOf = ({ call, where }: Pick<Scenario, 'call' | 'where'>) => (where ? `${call} (${where})` : call)

/** The button to retry on any screen. */
export const retryButton = (page: Page) =>
  page.getByRole('button', { name: /^(Retry|Check sign-in again)/ }).filter({ visible: true })

/** Fills a text field by its label, which can have a hint after it. */
export const fill = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text)

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
