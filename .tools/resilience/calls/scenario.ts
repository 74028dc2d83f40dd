import type { Locator, Page } from '@playwright/test'
import type { Step } from '#mirage/mock.ts'
import type { CallName } from '#mirage/routes/all-routes.ts'
import type { Store } from '#mirage/store/store.ts'
import type { Visit } from '../stage.ts'

export const administrator = 'lindiwe@threereco.example'

/**
 * What a scenario works with: a visit, a name that nothing else has, what it put into the data beforehand, and
 * how many calls the server had taken before. */
export type Scene = Visit & { store: Store; mark: string; id: string; served: number }

type Common = {
  call: CallName
  /** Says which of several screens makes the call; the first of them is named after the call alone. */
  where?: string
  /** Who makes the call, and how far they signed in; an administrator unless given, nobody where null. */
  as?: { username: string; step: Step } | null
  /** Puts into the data what the call needs, and gives its id. */
  prepare?: (store: Store, mark: string) => string
  /** Goes where the call can be made, and types what it takes. */
  open?: (scene: Scene) => Promise<unknown>
  /** Makes the call. */
  make: (scene: Scene) => Promise<unknown>
  /** Makes it again after it failed; presses the button that offers it, where there is one, or makes it as before. */
  again?: (scene: Scene) => Promise<unknown>
}

/** A call that changes nothing. `shows` is there once it was answered. */
export type Read = Common & {
  kind: 'read'
  shows: (page: Page) => Locator
  /** Whether a failure may look like no hits, as the specification wants it of some look-ups. */
  mayBeSilent?: boolean
}

/** A call that changes the data. */
export type Write = Common & {
  kind: 'write'
  /** What the page says, or where it leads, once it is done. */
  told: RegExp | ((page: Page) => Promise<boolean>)
  /** How often the data say that it was done. */
  done: (scene: Scene) => number
  /** Where something was typed that must not be lost when it is refused, and what. */
  typed?: (scene: Scene) => readonly [Locator, string]
  /** Whether doing it twice makes two of it. */
  isMaking?: boolean
  /** Whether it removes something: who finds nothing there any more may take it for done. */
  isRemoving?: boolean
}

/** A step of signing in, which is harmless to repeat: that it may have been done need not be said. */
export type Entry = Omit<Write, 'kind'> & { kind: 'entry' }

export type Scenario = Read | Write | Entry

export const titleOf = ({ call, where }: Pick<Scenario, 'call' | 'where'>) => (where ? `${call} (${where})` : call)

/** The button that offers to try again, wherever it is. */
export const retryButton = (page: Page) =>
  page.getByRole('button', { name: /^(Try again|Retry|Check again)/ }).filter({ visible: true })

/** Fills a text field by its label, which may be followed by a hint. */
export const fill = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text)

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
