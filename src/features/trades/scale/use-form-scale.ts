import { useEffect, useId, useMemo, useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { whenIdle } from '#actors/when-idle.ts'
import { lazyPart, usePart } from '#ui/lazy-part.ts'

const formScale = lazyPart(async () => (await import('./create-form-scale.tsx')).createFormScale)

/**
 * Returns the scale for the lines of a form. Null until its code is loaded, after the form is visible, and always in
 * browsers without Web Serial. If the code fails to load, the form works without a scale.
 */
export function useFormScale() {
  const environment = useEnvironment()
  const isSupported = environment.serial !== null
  const [isPreloaded, setPreloaded] = useState(false)
  const { part: createFormScale } = usePart(formScale, isPreloaded)
  useEffect(() => {
    if (!isSupported || formScale.current()) return
    const left = new AbortController()
    whenIdle(left.signal)
      .then(formScale.preload)
      .then(
        () => setPreloaded(true),
        () => undefined,
      )
    return () => left.abort()
  }, [isSupported])
  const form = useId()
  return useMemo(
    () => (isSupported && createFormScale ? createFormScale(environment, form) : null),
    [isSupported, createFormScale, environment, form],
  )
}
