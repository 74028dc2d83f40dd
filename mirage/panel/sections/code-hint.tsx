import { useSyncExternalStore } from 'react'
import type { Mock } from '#mirage/mock.ts'
import { Button } from '#ui/basics/button.tsx'
import * as css from './code-hint.css.ts'

const period = 30_000

type Source = Pick<Mock, 'currentCode' | 'subscribe' | 'now'>

/**
 * Calls `changed` when the session changes, and every 30 s when the code changes. Returns a function that stops the
 * calls.
 */
function watch({ subscribe, now }: Source, changed: () => void) {
  let timer = setTimeout(tick, untilNext())
  function untilNext() {
    return period - (now() % period)
  }
  function tick() {
    changed()
    timer = setTimeout(tick, untilNext())
  }
  const unsubscribe = subscribe(changed)
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Creates a component for the sign-in screens that shows the current code and can enter it in the field. */
export function createCodeHint(mock: Source) {
  const subscribe = (changed: () => void) => watch(mock, changed)

  return function CodeHint({ onUse }: { onUse: (code: string) => void }) {
    const code = useSyncExternalStore(subscribe, mock.currentCode)
    if (!code) return null
    return (
      <p className={css.hint} lang="en" dir="ltr">
        Code from the mock
        <Button onPress={() => onUse(code)}>
          Use{' '}
          <span className={css.digits}>
            {code.slice(0, 3)} {code.slice(3)}
          </span>
        </Button>
      </p>
    )
  }
}
