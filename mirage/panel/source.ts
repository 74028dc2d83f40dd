import { useEffect, useReducer } from 'react'
import type { Account } from '#mirage/accounts.ts'
import type { Call } from '#mirage/calls.ts'
import type { FailureSetting, Situation } from '#mirage/situation.ts'

/** What the panel shows and works: the controls of a running mock, and the log of its calls. */
export type Source = {
  situation: () => Situation
  /** What is set to fail, in the order of the situation, and which of it was to come once and has. */
  failures: () => ReadonlyArray<{ setting: FailureSetting; isSpent: boolean }>
  /** Brings a part of the situation about; starts the page again where that is needed. */
  change: (part: Partial<Situation>) => Promise<void> | void
  /** Throws away what was done, and starts anew. */
  reset: () => Promise<void> | void
  /** The address that brings the present situation back, at a path of the app with its search. */
  link: (path: string) => string
  exportFile: () => Promise<string> | string
  /** Rejects with the reason where the file does not fit; nothing is changed then. */
  importFile: (text: string) => Promise<void> | void
  /** Calls back when the situation, the session or the trouble changes. */
  subscribe: (listener: () => void) => () => void
  /** Who can be signed in as, by the short name. */
  accounts: ReadonlyMap<string, Account>
  scenarios: Readonly<Record<string, { about: string }>>
  callNames: readonly string[]
  /** The second-factor code of whoever is signing in or signed in; null when nobody is. */
  currentCode: () => string | null
  /** What there was to tell, such as why what is done here is not kept; the latest last. */
  troubles: () => readonly string[]
  /** The clock of the mock, in ms since 1970. */
  now: () => number
  calls: { list: () => readonly Call[]; subscribe: (listener: () => void) => () => void; clear: () => void }
}

/** What `read` gives, again whenever `subscribe` calls back. `subscribe` has to stay the same. */
export function useLatest<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    // What happened since it was drawn.
    again()
    return subscribe(again)
  }, [subscribe])
  return read()
}
