import { useEffect, useId, useMemo, useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { whenIdle } from '#actors/when-idle.ts'

/** Code of the scale after it was loaded once. Later forms then render with the scale at once. */
let loaded: typeof import('./create-form-scale.tsx') | undefined

/**
 * Returns the scale for the lines of a form. Null until its code is loaded, after the form is visible, and always in
 * browsers without Web Serial. If the code fails to load, the form works without a scale.
 */
export function useFormScale() {
  const environment = useEnvironment()
  const isSupported = environment.serial !== null
  const [part, setPart] = useState(loaded)
  useEffect(() => {
    if (part || !isSupported) return
    const left = new AbortController()
    const load = async () => {
      await whenIdle(left.signal)
      loaded = await import('./create-form-scale.tsx')
      if (!left.signal.aborted) setPart(loaded)
    }
    load().catch(() => null)
    return () => left.abort()
  }, [part, isSupported])
  const form = useId()
  return useMemo(
    () => (isSupported && part ? part.createFormScale(environment, form) : null),
    [isSupported, part, environment, form],
  )
}
